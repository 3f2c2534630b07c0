/** Begins every key of a draft: `draft:<account>:<name>`, and `…:picture` beside it. */
export const draftPrefix = "draft:";

/**
 * What others were writing on this device is not for whoever is signed in here now. Before anything of the
 * page runs: from its first moment on nothing of it is there to be read. Throws where storage is closed.
 */
export function forgetOthersDrafts(viewerId: string): void {
  for (const key of Object.keys(localStorage)) {
    const own = key.startsWith(`${draftPrefix}${viewerId}:`);
    if (key.startsWith(draftPrefix) && !own) localStorage.removeItem(key);
  }
}
