const file = "/@remix-run/react/dist/esm/routeModules.js";
const reload = "window.location.reload();";

/**
 * When a page's code can't be loaded, Remix reloads the page that the user is leaving. This throws the error instead,
 * so that the error view appears at the new URL (app/shell/route-error.tsx), and it dispatches the event that
 * `documents/stale-build.ts` listens to.
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
        this.error("Remix has changed. See ADR 0016.");
      return code.replace(
        reload,
        `dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error })); throw error;`,
      );
    },
  };
}
