import { createReadStream, existsSync } from "node:fs";
import path from "node:path";

/**
 * Serves the Bible text in development. It's built separately and isn't part of the app's module graph.
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
        // The strict pattern also prevents path traversal.
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
