// The dice of Seasons as options of a form field.
import { type Given, parseWords } from "../../../sandbox/storyText";
import { say, speech } from "../../../i18n/texts.svelte";
import { faceText } from "../names";
import { DICE, SEASONS } from "./storyText";

type Named = [value: string, name: string];

/** The season of the rolled dice, as cards may have turned the wheel since; without any, that of the wheel's space. */
export function season(given: Given): string {
  const rolled = [...parseWords(given.dice), ...parseWords(given.left)][0];
  return rolled?.split(/[_(]/)[0] ?? SEASONS[Math.floor((Number(given.space ?? 1) - 1) / 3)] ?? "winter";
}

/** Every face of the season's dice, after “any” and the options in `also`. */
export function faces(given: Given, also: Named[] = []): Named[] {
  const dice = DICE.filter((die) => die.startsWith(season(given)));
  const all = dice.flatMap((die) =>
    [1, 2, 3, 4, 5, 6].map((face): Named => [`${die}.${face}`, `${die.at(-1)}: ${faceText(speech.texts, die, face)}`]),
  );
  return [["", say("page-try-any-die")], ...also, ...all];
}

export const diceNames = (): Named[] => DICE.map((die) => [die, `${say(die.slice(0, -2))} ${die.at(-1)}`]);
