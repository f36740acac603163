import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/sortilege/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The words lie beside the server's code, which uses the same ones.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
