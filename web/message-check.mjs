// Formats the messages of standard input as the page does; tests/test_page_messages.py compares them with Python's.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build } from "rolldown";

const out = mkdtempSync(join(tmpdir(), "said-"));
try {
  const file = join(out, "said.mjs");
  await build({ input: join(import.meta.dirname, "src/i18n/message.ts"), output: { file }, logLevel: "silent" });
  const { FUNCTIONS, formatMessage, mergeMessages } = await import(pathToFileURL(file).href);
  const { files, names, asked, attributes } = JSON.parse(readFileSync(0, "utf8"));

  const spoken = (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const text of files[language]) bundle.addResource(new FluentResource(text));
    const format = (pattern, args) => {
      const errors = [];
      const text = bundle.formatPattern(pattern, args, errors);
      if (errors.length) throw errors[0];
      return text;
    };
    return {
      has: (key) => bundle.hasMessage(key),
      say: (key, args) => format(bundle.getMessage(key).value, args),
      attribute: (key, name, args) => format(bundle.getMessage(key).attributes[name], args),
    };
  };
  const texts = Object.fromEntries(Object.keys(files).map((language) => [language, spoken(language)]));
  const told = asked.map(({ language, said, next }) => {
    const both = next ? mergeMessages(said, next) : said;
    return both ? (formatMessage(texts[language], both, names) ?? null) : null;
  });
  const effects = attributes.map(({ language, key, name, args }) => texts[language].attribute(key, name, args));
  process.stdout.write(JSON.stringify({ told, effects }));
} finally {
  rmSync(out, { recursive: true });
}
