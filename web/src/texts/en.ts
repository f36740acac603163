const files = import.meta.glob<string>(
  "../../../src/sortilege/texts/en/{common,engine,gallery,page*,seasons-*,server,spellbook-*}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
