import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Two builds: the page of a server, and static files (`--mode static`) that play in workers of the browser.
const CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";
const META = `<meta http-equiv="Content-Security-Policy" content="${CSP}" />`;
const HEAD = `${META}
    <meta name="theme-color" content="#16203a" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-192.png" />`;

const serverless: Plugin = {
  name: "serverless",
  transformIndexHtml: (html) =>
    html
      .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${HEAD}`)
      .replace("favicon.svg", "icon.svg"),
};

// The texts go to the browser without their comments.
const texts: Plugin = {
  name: "texts",
  transform(code, id) {
    const start = "export default ";
    if (!id.endsWith(".ftl?raw") || !code.startsWith(start)) return null;
    const text = JSON.parse(code.slice(start.length).replace(/;$/, "")) as string;
    return { code: start + JSON.stringify(text.replace(/^#.*\n/gm, "")), map: null };
  },
};

const SERVED = {
  plugins: [svelte(), texts],
  resolve: { alias: { "#transport": "/src/transport/server.ts" } },
  build: { outDir: "../src/sortilege/web" },
};
const SERVERLESS = {
  plugins: [svelte(), texts, serverless],
  resolve: { alias: { "#transport": "/src/transport/browser.ts" } },
  publicDir: "static",
  worker: { format: "es" as const },
  build: {
    outDir: "../build/static",
    rolldownOptions: {
      input: { page: "index.html", sw: "src/offline/serviceWorker.ts" },
      output: { entryFileNames: ({ name }: { name: string }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
};

export default defineConfig(({ mode }) => {
  const { build, ...rest } = mode === "static" ? SERVERLESS : SERVED;
  return {
    base: "./",
    ...rest,
    build: { ...build, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    // The texts are in the Python package, which uses the same ones.
    server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  };
});
