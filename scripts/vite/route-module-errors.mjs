const file = "/@remix-run/react/dist/esm/routeModules.js";
const reload = "window.location.reload();";

/**
 * When the code of a page doesn't arrive, Remix reloads the page that the person is leaving. Thrown instead, the
 * error reaches the error view at the new address (app/shell/shell-error.tsx), and `documents/stale-build.ts` hears
 * of it as of every other file.
 *
 * @returns {import("vite").Plugin}
 */
export function routeModuleErrors() {
  return {
    name: "route-module-errors",
    apply: "build",
    transform(code, id) {
      if (!id.replaceAll("\\", "/").endsWith(file)) return null;
      if (!code.includes(reload))
        this.error("Remix has changed: see ADR 0016.");
      return code.replace(
        reload,
        `dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error })); throw error;`,
      );
    },
  };
}
