// The page's path on its host. Another copy, or a server's page, may share the origin, so storage keys contain it.

/** The page's folder, also for workers, which lie in a folder inside it. */
export const BASE_PATH = `sortilege ${location.pathname.replace(/(assets\/)?[^/]*$/, "")}`;
