// What a table of Seasons needs.
import type { Texts } from "../../i18n/texts.svelte";
import { formatSigned } from "../../i18n/message";
import { type Game, ownView } from "../../games";
import type { GameEvent } from "../../messages";
import type { SeasonsView } from "./view";
import Board from "./Board.svelte";
import { data } from "./gallery/entries";
import { asking, eachYear, splitText, steps } from "./targets";
import { score } from "./score";
import TextView from "./TextView.svelte";
import FigureSign from "./FigureSign.svelte";
import QuestionTray from "./QuestionTray.svelte";
import SeasonBanner from "./SeasonBanner.svelte";

const THINGS = new Set([...data.cards, ...data.tokens, ...data.enchantments, ...data.dice].map((thing) => thing.id));
const SCORING = [
  ...["summons", "activates", "ability", "bonus", "gains_crystals", "loses_crystals", "gives_crystals"],
  ...["returns", "sacrifices", "enters", "mimics", "track_back"],
];
/** A summoned card enters play, once it is paid. */
function entersAfterSummons({ key, args }: GameEvent, events: readonly GameEvent[], at: number): boolean {
  if (key !== "enters") return false;
  const before = events.slice(0, at).findLast((event) => ["summons", "enters", "turn"].includes(event.key));
  return before?.key === "summons" && before.args.card === args.card && before.args.who === args.who;
}

/** Draws say so themselves, and a draft passes hidden cards on. */
function turnsUp(texts: Texts, id: string, reveals: readonly string[], { why }: SeasonsView): string | undefined {
  if (reveals.includes("rolls")) return texts.say("page-seasons-new-dice");
  return why === "draft" || /^(end|draw|die_draw|look|vision|bonus:draw_two)$/.test(id) ? "" : undefined;
}

const YEARS = 3; // when the third one is over, the season token stands in a fourth

const game: Game<SeasonsView> = {
  Board,
  TextView,
  score,
  heads: ["round", "turn"],
  implied: entersAfterSummons,
  pairs: { transmutes: "gains_crystals" },
  turning: ["season", "year"],
  Turning: SeasonBanner,
  things: THINGS,
  About: QuestionTray,
  ends: ["end"],
  declines: ["pass"],
  opposites: [
    ["keep", "discard"],
    ["pay", "put_back"],
  ],
  mayStand: (view) => ["before_the_die", "instead_of_die"].includes(asking(view).verb),
  allOf: { transmute: "page-seasons-transmute-all" },
  turnsUp,
  short: (id) => {
    const n = steps(id) ?? 0;
    return n ? `${n > 0 ? "+" : ""}${formatSigned(n)}` : "";
  },
  unused: (id) => /^(summon|activate):/.test(id),
  FigureSign,
  selfEvident: (id, figure, by) =>
    id.startsWith("summon:") && ((figure === "figure-play" && by === 1) || (figure === "figure-hand" && by === -1)),
  moment: (texts, view) =>
    view.round
      ? texts.say("table-moment", {
          round: view.round,
          year: Math.min(YEARS, view.year),
          space: view.space,
          season: texts.say(view.season),
        })
      : "",
  // Nothing counts before the first round.
  points: (view) => view.seats.map((seat) => (view.round > 0 ? (seat.points.total ?? 0) : 0)),
  // Without the cards in hand: a new year deals cards that cost points only if they stay there.
  earned: (view) => view.seats.map(({ points }) => (view.round > 0 ? (points.total ?? 0) - (points.hand ?? 0) : 0)),
  scoring: SCORING,
  sealed: (view) => view.seat !== null && (view.seats[view.seat]?.chosen ?? false),
  spread: (texts, view) => (view.why === "split" && view.ask ? texts.say("page-split-how", { n: eachYear(view) }) : ""),
  answer: splitText,
  part: (view) => (view.round > 0 ? Math.min(view.year, YEARS) : 0),
  partName: (texts, n) => texts.say("page-year", { n }),
};

export default ownView(game);
