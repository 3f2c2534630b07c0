import { readdir } from "node:fs/promises";
import path from "node:path";
import { resolveWithQuery } from "./resolve-with-query.mjs";

const query = "?lazy";

/**
 * `import url from "./story-layer.tsx?lazy"`: the URL of a module that a page without the app's code loads on demand.
 * `lazyCode()` of app/ui/lazy.tsx doesn't work there, because the page has neither React nor the app's build, so the
 * HTML must contain the hashed file name. As a chunk of the client build, the module shares the app's files. If it were
 * bundled separately like boot.ts, users who sign in later would load React twice (45 KB gzip).
 * Remix builds the client first, so the server build can look up the chunk's name.
 *
 * @returns {import("vite").Plugin}
 */
export function lazyModules() {
  /** @type {import("vite").ResolvedConfig} */
  let config;
  return {
    name: "lazy-modules",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    resolveId(source, importer) {
      return resolveWithQuery(this, query, source, importer);
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      const name = path.parse(file).name;
      if (config.command === "serve") {
        const url = `/${path.relative(config.root, file)}`;
        return `export default ${JSON.stringify(url)};`;
      }
      if (!config.build.ssr) {
        const chunk = this.emitFile({ type: "chunk", id: file, name });
        return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
      }
      const folder = path.join(config.root, "build/client/assets");
      const [chunk, ...others] = (await readdir(folder)).filter((each) =>
        new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each),
      );
      if (chunk === undefined || others.length > 0) {
        this.error(`Expected exactly one chunk ${name} in ${folder}.`);
      }
      return `export default ${JSON.stringify(`/assets/${chunk}`)};`;
    },
  };
}
