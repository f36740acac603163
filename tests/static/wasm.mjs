// wasm.mjs FOLDER FILE ARGUMENT…: runs a file of Python as a browser would, from the folder that `make static` has built.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [folder, file, ...given] = process.argv.slice(2);
const { loadPyodide } = await import(resolve(folder, "pyodide/pyodide.mjs"));
const python = await loadPyodide({ indexURL: resolve(folder, "pyodide") + "/" });
const engine = new Uint8Array(readFileSync(resolve(folder, "engine.zip")));
python.unpackArchive(engine, "zip", { extractDir: "/lib/python3.14/site-packages" });
python.globals.set("given", python.toPy([file, ...given]));
await python.runPythonAsync("import sys; sys.argv = given; __name__ = '__main__'\n" + readFileSync(file, "utf8"));
process.exit(0);
