// The page's own notes in this browser: lasting ones, and those of one tab. Where a browser keeps none, they last as long as the page is open.
type Notes = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">;

function notes(found: () => Storage): Notes {
  try {
    return found();
  } catch {
    const held = new Map<string, string>();
    return {
      getItem: (name) => held.get(name) ?? null,
      setItem: (name, text) => void held.set(name, text),
      removeItem: (name) => void held.delete(name),
      clear: () => held.clear(),
    };
  }
}

export const lasting = notes(() => localStorage);
export const passing = notes(() => sessionStorage);
