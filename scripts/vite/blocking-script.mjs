import { createHash } from "node:crypto";
import path from "node:path";
import { build } from "esbuild";
import { resolveSuffixed } from "./suffixed.mjs";

const query = "?script";

/**
 * `import url from "~/documents/boot.ts?script"`: the file bundled on its own as a plain script, to
 * stand in <head> before anything is painted. Its name carries its hash; both builds agree on it.
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
      return resolveSuffixed(this, query, source, importer);
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
        // esbuild names them from the working folder, and Vite wants whole paths.
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
