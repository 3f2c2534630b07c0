import { createReadStream, existsSync } from "node:fs";
import path from "node:path";

/**
 * Serves the text of Scripture, which is built once and not part of the app's module graph, in development.
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
        // Only what an address of Scripture can be: nothing climbs out of the folder.
        const isText = /^\/scripture\/[\da-z/-]+\.(json|txt)$/.test(pathname);
        const file = path.join(folder, pathname);
        if (!isText || !existsSync(file)) {
          next();
          return;
        }
        const type = file.endsWith(".txt") ? "text/plain" : "application/json";
        response.setHeader("content-type", `${type}; charset=utf-8`);
        createReadStream(file).pipe(response);
      });
    },
  };
}
