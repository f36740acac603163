// Python in this worker, from the folder that the page comes from and nowhere else.

/** What is used of Pyodide. */
export interface Python {
  runPython: (code: string) => unknown;
  globals: { get: (name: string) => unknown };
  unpackArchive: (archive: ArrayBuffer, format: string, options: { extractDir: string }) => void;
}

const PACKAGES = "/lib/python3.14/site-packages";

/** A worker has no policy but what its host sends with it, which may be none: so what it cannot ask, it has not got. */
function onlyOurs(): typeof fetch {
  const plain = self.fetch.bind(self);
  const ours: typeof fetch = (request, ...more) => {
    const { origin } = new URL(request instanceof Request ? request.url : request, location.href);
    return origin === location.origin
      ? plain(request, ...more)
      : Promise.reject(new TypeError(`no requests go to ${origin}`));
  };
  self.fetch = ours;
  for (const way of ["XMLHttpRequest", "WebSocket", "EventSource", "WebTransport"]) Reflect.deleteProperty(self, way);
  return ours;
}

/** Loads Python and the engine, reporting progress in bytes. */
export async function python(base: string, came: (bytes: number) => void): Promise<Python> {
  const plain = onlyOurs();
  const counted: typeof fetch = async (...request) => {
    const answer = await plain(...request);
    if (!answer.ok || !answer.body) throw new Error(`${answer.url}: ${answer.status}`);
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, out) {
        came(chunk.byteLength);
        out.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { status: answer.status, headers: answer.headers });
  };
  self.fetch = counted; // Pyodide asks for its own parts
  try {
    const [found, engine] = await Promise.all([
      load(base),
      counted(`${base}engine.zip`).then((answer) => answer.arrayBuffer()),
    ]);
    found.unpackArchive(engine, "zip", { extractDir: PACKAGES });
    return found;
  } finally {
    self.fetch = plain;
  }
}

async function load(base: string): Promise<Python> {
  const pyodide = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as {
    loadPyodide: (options: { indexURL: string }) => Promise<Python>;
  };
  return pyodide.loadPyodide({ indexURL: `${base}pyodide/` });
}
