// Maps the ids of options to places on the board. The server decides what is legal.
import type { Texts } from "../../i18n/texts.svelte";
import type { SeasonsDieView, SeasonsView } from "./view";
import type { Play } from "../../play/board/boardContext";
import { ENERGIES } from "./names";

const FROM_STOCK = [
  "gain_energy",
  "gain_energy_per_other_item",
  "gain_energy_by_prestige",
  "gain_as_many",
  "gain_owed",
  "fill_card",
  "reveal_item_of",
];

/** "dragon_skull.sacrifice": the card or bonus that asks, and its verb. */
export function asking(view: SeasonsView): { subject: string; verb: string } {
  const at = view.why.lastIndexOf(".");
  return { subject: view.why.slice(0, Math.max(0, at)), verb: view.why.slice(at + 1) };
}

/** The seat whose reserve the offered energies lie in; none when they come from the stockpile or a card. */
export function reserveAsked(play: Play<SeasonsView>): number | null {
  const { verb } = asking(play.view);
  if (FROM_STOCK.includes(verb) || verb === "take_some_back") return null;
  return play.ask?.about ?? play.view.seat;
}

/** Options for an energy that lies on this card. */
export function onCard(play: Play<SeasonsView>, id: string, card: string, energy: string): string[] {
  const { subject, verb } = asking(play.view);
  const back = verb === "take_some_back" && subject === card ? [`energy:${energy}`] : [];
  return [`energy:${id}:${energy}`, `transmute:${id}:${energy}`, ...back];
}

/** Energies that are offered though none of them lies where one could take hold of it. */
export function fromStock(play: Play<SeasonsView>): string[] {
  const from = reserveAsked(play);
  const held = from === null ? {} : (play.view.seats[from]?.reserve ?? {});
  const offered = ENERGIES.filter(
    (energy) => play.ask?.options.some((option) => option.id === `energy:${energy}`) && !held[energy],
  );
  const own = play.view.seats[play.view.seat ?? -1]?.play ?? [];
  const { subject, verb } = asking(play.view);
  return offered.filter(
    (energy) => verb !== "take_some_back" || !own.some((card) => card.card === subject && card.tokens[energy]),
  );
}

/** The space of the wheel after this many steps, back if they are negative. */
export function spaceAfter(space: number, move: number): number {
  return ((((space - 1 + move) % 12) + 12) % 12) + 1;
}

/** "forward:2" → 2, "back:1" → −1 */
export function steps(id: string): number | undefined {
  const [word, n] = id.split(":");
  return word === "forward" ? Number(n) : word === "back" ? -Number(n) : undefined;
}

/** The remaining die, once every player has one: its pips move the season token. */
export function leftOver(view: SeasonsView): SeasonsDieView | undefined {
  const free = view.dice.filter((die) => die.taken_by === null);
  return free.length === 1 ? free[0] : undefined;
}

/** How many of one's cards come in each year. */
export function eachYear({ me }: SeasonsView): number {
  return me ? Math.floor((me.hand.length + me.library_2.length + me.library_3.length) / 3) : 0;
}

export const YEARS = ["I", "II", "III"];

/** The year of each card in hand if these choices are made: first those of year II, then those of year III. */
export function splitYears(view: SeasonsView, ids: readonly string[]): number[] {
  const second = eachYear(view) - (view.me?.library_2.length ?? 0);
  const left = ids.map((id, n) => ({ card: id.slice(id.indexOf(":") + 1), year: n < second ? 2 : 3 }));
  return (view.me?.hand ?? []).map((card) => {
    const at = left.findIndex((one) => one.card === card);
    return at < 0 ? 1 : (left.splice(at, 1)[0]?.year ?? 1);
  });
}

/** Such a split in words, one line for each year. */
export function splitText(texts: Texts, view: SeasonsView, ids: readonly string[]): string[] {
  const years = splitYears(view, ids);
  return YEARS.map((numeral, n) => {
    const cards = (view.me?.hand ?? []).filter((_, at) => years[at] === n + 1).map((card) => texts.say(card));
    return texts.say("page-seasons-year-cards", { year: numeral, cards: cards.join(", ") });
  });
}
