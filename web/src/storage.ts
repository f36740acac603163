// localStorage and sessionStorage, replaced by maps in memory where the browser offers none.
type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear">;

function openStore(found: () => Storage): KeyValueStore {
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

export const localStore = openStore(() => localStorage);
export const sessionStore = openStore(() => sessionStorage);
