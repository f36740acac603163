// The first round of Seasons. Whichever die the bot takes, a die with three pips is left, so spring always comes.
import type { SeasonsView } from "./view";
import { say } from "../../i18n/texts.svelte";
import { ownSteps, type Plan } from "../../learn/lessonPlan";

const FIRST = ["amulet_of_water", "naria_the_prophetess", "staff_of_spring"];
const SECOND = ["divine_chalice", "kairn_the_destroyer", "yjangs_forgotten_vase"];
const THIRD = ["potion_of_dreams", "runic_cube_of_eolis", "temporal_boots"];
const PLACES = {
  split: ".split",
  wheel: ".wheel",
  dice: ".dice",
  rates: ".rates",
  reserve: ".seat.own .reserve",
  gauge: ".seat.own .figures",
  bonuses: ".seat.own .bonuses",
  other: "section.seat:not(.own)",
};

const list = (ids: string[]) => ids.map((id) => say(id)).join(", ");
const alike = (some: string[] = [], others: string[]) => [...some].sort().join() === [...others].sort().join();
const FILLED = 4; // energies on the amulet
/** The energies on one's own Amulet of Water. */
const onAmulet = (view: SeasonsView): string[] => {
  const tokens = view.seats[view.seat ?? 0]?.play.find(({ card }) => card === "amulet_of_water")?.tokens ?? {};
  return Object.entries(tokens).flatMap(([energy, n]) => Array<string>(n).fill(energy));
};
const second = (view: SeasonsView) => view.round > 1;

const plan: Plan<SeasonsView> = {
  game: "seasons",
  deal: 9,
  options: { level: "apprentice", first: "1" },
  steps: [
    { text: "page-learn-seasons-goal" },
    { text: "page-learn-seasons-cards", show: FIRST.map((id) => `.split [data-piece="${id}"]`) },
    {
      text: "page-learn-seasons-split",
      show: PLACES.split,
      choose: [...SECOND, ...THIRD].map((id) => `card:${id}`),
      helps: true,
      done: (view) => view.round > 0 && alike(view.me?.library_2, SECOND) && alike(view.me?.library_3, THIRD),
      args: () => ({ first: list(FIRST), second: list(SECOND), third: list(THIRD) }),
    },
    { text: "page-learn-seasons-wheel", show: PLACES.wheel },
    { text: "page-learn-seasons-dice", show: PLACES.dice },
    { text: "page-learn-seasons-die", choose: ["die:winter_1"] },
    { text: "page-learn-seasons-reserve", show: PLACES.reserve, when: (view) => view.why === "turn" },
    { text: "page-learn-seasons-gauge", show: PLACES.gauge },
    {
      text: "page-learn-seasons-summon",
      choose: ["summon:amulet_of_water"],
      args: () => ({ card: say("amulet_of_water") }),
    },
    {
      text: "page-learn-seasons-fill",
      choose: ["energy:earth"],
      left: (view) => FILLED - onAmulet(view).length,
      done: (view) => onAmulet(view).filter((energy) => energy === "earth").length === FILLED,
      args: (view) => ({ card: say("staff_of_spring"), n: FILLED - onAmulet(view).length }),
    },
    { text: "page-learn-seasons-rates", show: PLACES.rates },
    { text: "page-learn-seasons-bonus", show: PLACES.bonuses },
    {
      text: "page-learn-seasons-left",
      show: PLACES.dice,
      args: (view) => ({ pips: view.dice.find((die) => die.taken_by === null)?.pips ?? 0 }),
    },
    { text: "page-learn-seasons-end", choose: ["end"] },
    {
      text: "page-learn-seasons-moved",
      show: PLACES.wheel,
      when: second,
      args: (view) => ({ n: view.space - 1, season: say(view.season) }),
    },
    { text: "page-learn-seasons-other", show: PLACES.other, when: second },
    { text: "page-learn-seasons-score", show: ".score", when: second, score: true },
    { text: "page-learn-seasons-finish", when: second },
  ],
};

export default ownSteps(plan);
