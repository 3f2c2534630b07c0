import { createReadStream, existsSync } from "node:fs";
import path from "node:path";

/**
 * Serves the chapters, which are built once and not part of the app's module graph, in development.
 *
 * @param {string} folder of the built assets
 * @returns {import("vite").Plugin}
 */
export function scriptureAssets(folder) {
  return {
    name: "scripture-assets",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        // Only what a chapter's address can be: nothing climbs out of the folder.
        const isChapter = /^\/scripture\/[\da-z/-]+\.json$/.test(pathname);
        const file = path.join(folder, pathname);
        if (!isChapter || !existsSync(file)) {
          next();
          return;
        }
        response.setHeader("content-type", "application/json");
        createReadStream(file).pipe(response);
      });
    },
  };
}
