const files = import.meta.glob<string>(
  [
    "../../../../src/sortilege/texts/en/{common,engine,gallery,hint,page*,puzzles,server}.ftl",
    "!../../../../src/sortilege/texts/en/page-{history,offline}.ftl",
    "../../../../src/sortilege/games/*/texts/en/*.ftl",
    "!../../../../src/sortilege/games/*/texts/en/cli.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
