// Where this page lies on its host. Another one may lie beside it, or a server's: what each keeps is its own.

/** The page's folder, also for workers, which lie in a folder inside it. */
export const BASE_PATH = `sortilege ${location.pathname.replace(/(assets\/)?[^/]*$/, "")}`;
