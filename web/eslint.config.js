import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", ".node/", "static/", "public/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.worker, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // svelte-check knows every name, also those of browser types.
      "no-undef": "off",
      // An underscore marks what only keeps a place.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // State is `$state.raw` and replaced as a whole; the remaining sets and maps are not observed.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check reports unused ones, by the compiler's own warnings; the plugin misses those of dialogs.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} keeps a space that the compiler would trim.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
