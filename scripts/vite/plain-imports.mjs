/** Vite's own name for the code it puts around every dynamic import. */
const helper = "\0vite/preload-helper.js";

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
    load: (id) =>
      id === helper ? "export const __vitePreload = (load) => load();" : null,
  };
}
