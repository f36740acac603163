const files = import.meta.glob<string>(
  "../../../src/sortilege/texts/de/{common,gallery,page*,seasons-*,spellbook-*}.ftl",
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
