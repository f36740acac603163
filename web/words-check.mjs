// Says, in the page's own words, what it reads from standard input: tests/test_page_words.py compares it with Python's.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build } from "rolldown";

const here = import.meta.dirname;
const out = mkdtempSync(join(tmpdir(), "words-"));

async function words(source) {
  const file = join(out, `${source.replaceAll("/", "-")}.mjs`);
  await build({ input: join(here, "src", `${source}.ts`), output: { file }, logLevel: "silent" });
  return import(pathToFileURL(file).href);
}

function texts(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const room of ["", "games/seasons", "games/spellbook"]) {
    const folder = join(here, "../src/sortilege", room, "texts", language);
    for (const file of readdirSync(folder).sort()) bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
  }
  const format = (pattern, args) => {
    const errors = [];
    const said = bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw errors[0];
    return said;
  };
  return {
    language,
    has: (key) => bundle.hasMessage(key),
    say: (key, args = {}) => format(bundle.getMessage(key).value, args),
    attribute: (key, name, args = {}) => format(bundle.getMessage(key).attributes[name], args),
  };
}

try {
  const asked = JSON.parse(readFileSync(0, "utf8"));
  const known = { seasons: await words("games/seasons/words"), spellbook: await words("games/spellbook/words") };
  const { tell } = await words("said");
  const spoken = Object.fromEntries(["en", "fr", "de"].map((language) => [language, texts(language)]));
  const said = asked.map(({ game, language, view, events, names, said }) => {
    const own = known[game];
    const say = spoken[language];
    if (said) return [tell(say, said) ?? null];
    const log = own.logTexts ? own.logTexts(say, events, names) : events.map((event) => own.eventText(say, event, names));
    const ask = view.ask;
    const question = ask ? [own.askText(say, ask, names, view), ...ask.options.map((option) => own.optionText(say, option.id, names, view))] : [];
    const reasons = ask ? ask.refused.map((refusal) => own.reasonText(say, refusal)) : [];
    return [...log, ...question, ...reasons, view.over ? own.resultText(say, view, names) : ""];
  });
  process.stdout.write(JSON.stringify(said));
} finally {
  rmSync(out, { recursive: true });
}
