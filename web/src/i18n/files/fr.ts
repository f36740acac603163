const files = import.meta.glob<string>(
  [
    "../../../../src/sortilege/texts/fr/{common,engine,gallery,hint,page*,puzzles,server}.ftl",
    "!../../../../src/sortilege/texts/fr/page-{history,offline}.ftl",
    "../../../../src/sortilege/games/*/texts/fr/*.ftl",
    "!../../../../src/sortilege/games/*/texts/fr/cli.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
