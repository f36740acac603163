// A position in a link: its compressed text, behind the #, so that no server or proxy logs it.

const MAX_TEXT_BYTES = 80_000; // the server accepts no longer text

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size <= MAX_TEXT_BYTES;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value as Uint8Array<ArrayBuffer>);
    size += value.length;
  }
  throw new Error("too long");
}

export async function packText(text: string): Promise<string> {
  const bytes = await transform(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The text of a packed position; throws if the code is invalid. */
export async function unpackText(code: string): Promise<string> {
  const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(
    await transform(bytes, new DecompressionStream("deflate-raw")),
  );
}
