import { readdir } from "node:fs/promises";
import path from "node:path";
import { resolveSuffixed } from "./suffixed.mjs";

const query = "?lazy";

/**
 * `import url from "./story-layer.tsx?lazy"`: the address of a module that a page without the app
 * fetches when it is wanted. There `lazyCode()` of app/ui/lazy.tsx cannot do it: nothing of React or of the
 * app's build is on that page, and the name of a file that carries its hash must stand in its HTML. As a
 * chunk of the browser's build it shares the app's own files; bundled by itself, as boot.ts is, it would
 * bring React a second time (45 KB gzip) to whoever signs in next.
 * Remix builds for the browser first; the server's build finds there what the chunk is called.
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
      return resolveSuffixed(this, query, source, importer);
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      const name = path.parse(file).name;
      if (config.command === "serve") {
        const address = `/${path.relative(config.root, file)}`;
        return `export default ${JSON.stringify(address)};`;
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
        this.error(`There is not one chunk of ${name} in ${folder}.`);
      }
      return `export default ${JSON.stringify(`/assets/${chunk}`)};`;
    },
  };
}
