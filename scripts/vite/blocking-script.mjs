import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import { resolveWithQuery } from "./resolve-with-query.mjs";

const query = "?script";

/**
 * `import url from "~/documents/boot.ts?script"`: the URL of the file, bundled separately as a plain
 * script for <head>, where it runs before the first paint. Its name contains its hash, so both builds use the same URL.
 *
 * @returns {import("vite").Plugin}
 */
export function blockingScript() {
  let serving = false;
  return {
    name: "blocking-script",
    enforce: "pre",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId(source, importer) {
      return resolveWithQuery(this, query, source, importer);
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      const result = await build({
        entryPoints: [file],
        bundle: true,
        minify: true,
        write: false,
        format: "iife",
        target: "es2020",
        metafile: true,
      });
      for (const input of Object.keys(result.metafile.inputs)) {
        // esbuild's paths are relative to the working directory, but Vite needs absolute ones.
        this.addWatchFile(path.resolve(input));
      }
      const source = result.outputFiles[0]?.text ?? "";
      if (serving) {
        return `export default ${JSON.stringify(`data:text/javascript,${encodeURIComponent(source)}`)};`;
      }
      const name = file.replace(/^.*\/|\.\w+$/g, "");
      const hash = createHash("sha256")
        .update(source)
        .digest("hex")
        .slice(0, 8);
      const fileName = `assets/${name}-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source });
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}
