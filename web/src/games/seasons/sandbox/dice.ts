// The dice of Seasons in words, to choose from.
import { type Given, listed } from "../../../sandbox/storyText";
import { say, speech } from "../../../i18n/texts.svelte";
import { faceText } from "../names";
import { DICE, SEASONS } from "./storyText";

type Named = [value: string, name: string];

/** The season whose dice lie on the table: that of the space, unless cards have turned the wheel since the roll. */
export function season(given: Given): string {
  const rolled = [...listed(given.dice), ...listed(given.left)][0];
  return rolled?.split(/[_(]/)[0] ?? SEASONS[Math.floor((Number(given.space ?? 1) - 1) / 3)] ?? "winter";
}

/** Every face of that season's dice, after what else may be said. */
export function faces(given: Given, also: Named[] = []): Named[] {
  const dice = DICE.filter((die) => die.startsWith(season(given)));
  const all = dice.flatMap((die) =>
    [1, 2, 3, 4, 5, 6].map((face): Named => [`${die}.${face}`, `${die.at(-1)}: ${faceText(speech.texts, die, face)}`]),
  );
  return [["", say("page-try-any-die")], ...also, ...all];
}

export const diceNames = (): Named[] => DICE.map((die) => [die, `${say(die.slice(0, -2))} ${die.at(-1)}`]);
