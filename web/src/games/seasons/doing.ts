// What somebody else is deciding, from the public name of the question.
import type { SeasonsView } from "../../messages";
import type { Texts } from "../../words.svelte";
import { name } from "./words";

const DOING: Record<string, string[]> = {
  draft: ["draft", "keep_nine", "discard_tenth"],
  split: ["split"],
  ability: ["choose_ability"],
  die: ["dice", "instead_of_die"],
  turn: ["turn", "before_the_die", "die_draw"],
  season: ["move_season"],
  opponent: ["choose_opponent"],
  pay: ["pay_energy", "pay_of", "pay_cost", "pay_for_model", "pay_for_mirror", "choose_to_pay"],
  energy: [
    ...["gain_energy", "gain_energy_per_other_item", "gain_energy_by_prestige", "gain_as_many", "gain_owed", "fill_card"],
    ...["place_if_wanted", "take_some_back", "take_from_each_opponent", "reduce", "drop_energy", "discard_energy_for"],
    ...["place_energy", "give_back", "discard_identical", "choose_types", "choose_model_types", "reveal_item_of"],
  ],
  card: [
    ...["sacrifice", "return_item", "return_item_of_energy", "give_up_familiar", "give_up_card", "embrace", "drought"],
    ...["leave", "lose_from_hand", "keep_one", "keep_or_discard", "give_one_to_each_opponent", "discard_shown"],
    ...["discard_from_hand", "discard_any_number", "reorder_top", "choose_for_free", "choose_from_hand_for_free"],
    "choose_model",
  ],
  effect: ["choose", "by_type", "sweep", "chest_at_turn_end", "reveal_familiar"],
};

export function doing(texts: Texts, view: SeasonsView, names: string[]): string {
  const at = view.why.lastIndexOf(".");
  const verb = view.why.slice(at + 1);
  const found = Object.keys(DOING).find((one) => DOING[one]?.includes(verb)) ?? "something";
  const text = texts.say(`doing-${found}`, { who: names.join(", "), n: names.length });
  return at < 0 ? text : texts.say("about", { subject: name(texts, view.why.slice(0, at)), text });
}
