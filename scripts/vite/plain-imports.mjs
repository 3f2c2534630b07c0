/** Vite's own name for the code it puts around every dynamic import. */
const helper = "\0vite/preload-helper.js";

/** Vite's own event for a file that could not be had; `documents/boot.ts` listens. */
const announcing = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
  throw error;
});`;

/**
 * A dynamic import as the browser knows it. Vite wraps each one, to fetch in parallel what the wanted
 * file imports in turn, and to wait for its styles: here that is code the page has already, and
 * styles are one file. Without the wrapping and its lists of files the home page is 1.5 KB lighter.
 *
 * @returns {import("vite").Plugin}
 */
export function plainImports() {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load: (id) => (id === helper ? announcing : null),
  };
}
