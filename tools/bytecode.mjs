// bytecode.mjs PYODIDE ENGINE: run bytecode.py in the browsers' Python over both folders.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [folder, engine] = process.argv.slice(2).map((name) => resolve(name));
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONNODEBUGRANGES: "1" } });
for (const [name, root] of Object.entries({ pyodide: folder, engine })) {
  python.FS.mkdirTree(`/${name}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
}
await python.runPythonAsync(readFileSync(new URL("bytecode.py", import.meta.url), "utf8") + "\nawait main()");
process.exit(0);
