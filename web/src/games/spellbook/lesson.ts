// The first two Days of SpellBook: two purple materia are dealt and the pouch brings the third one.
import type { SpellBookView } from "./view";
import { materiaName, spellName } from "./names";
import { speech } from "../../i18n/texts.svelte";
import { ownSteps, type Plan } from "../../learn/lessonPlan";

const PLACES = {
  spells: ".spells",
  altar: ".altar",
  phases: ".middle ol",
  pool: ".seat.own .pooled",
  familiar: ".seat.own .stored",
  other: "section.seat:not(.own)",
};

const again = (view: SpellBookView) => view.day > 2;
const named = (id: string) => () => ({ materia: materiaName(speech.texts, id) });
const levitation = () => ({ spell: spellName(speech.texts, "levitation") });

const plan: Plan<SpellBookView> = {
  game: "spellbook",
  deal: 164,
  options: { spells: "classic", first: "1" },
  steps: [
    { text: "page-learn-spellbook-goal" },
    { text: "page-learn-spellbook-spells", show: PLACES.spells },
    { text: "page-learn-spellbook-altar", show: PLACES.altar },
    { text: "page-learn-spellbook-pool", show: PLACES.pool },
    { text: "page-learn-spellbook-day", show: PLACES.phases },
    { text: "page-learn-spellbook-morning", choose: ["draw_2"] },
    { text: "page-learn-spellbook-drawn", show: PLACES.pool, when: (view) => view.why === "midday" },
    { text: "page-learn-spellbook-midday", choose: ["store_1"] },
    { text: "page-learn-spellbook-store", choose: ["pool:green_round"], args: named("green_round") },
    { text: "page-learn-spellbook-familiar", show: PLACES.familiar, when: (view) => view.why === "evening" },
    { text: "page-learn-spellbook-evening", choose: ["learn_1"], args: levitation },
    { text: "page-learn-spellbook-keep", choose: ["pool:purple_round"], args: named("purple_round") },
    { text: "page-learn-spellbook-refill", show: PLACES.altar, when: again },
    { text: "page-learn-spellbook-other", show: PLACES.other, when: again },
    { text: "page-learn-spellbook-cast", show: "[data-option^='cast:']", when: again, args: levitation },
    { text: "page-learn-spellbook-score", show: ".score", when: again, score: true },
    { text: "page-learn-spellbook-finish", when: again },
  ],
};

export default ownSteps(plan);
