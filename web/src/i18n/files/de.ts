const files = import.meta.glob<string>(
  [
    "../../../../src/sortilege/texts/de/{common,engine,gallery,hint,page*,puzzles,server}.ftl",
    "!../../../../src/sortilege/texts/de/page-{history,offline}.ftl",
    "../../../../src/sortilege/games/*/texts/de/*.ftl",
    "!../../../../src/sortilege/games/*/texts/de/cli.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
