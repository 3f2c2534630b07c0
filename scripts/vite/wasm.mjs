import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/**
 * `import module from "pkg/file.wasm"`: a compiled module, as in wrangler. Builds mark the import as external, so that
 * wrangler's bundler handles it instead of Vite. The dev server runs in Node and compiles the file itself.
 *
 * @returns {import("vite").Plugin}
 */
export function wasmModules() {
  let serving = false;
  const prefix = "\0wasm:";
  return {
    name: "wasm-modules",
    enforce: "pre",
    configResolved(config) {
      serving = config.command === "serve";
    },
    resolveId(id) {
      if (!id.endsWith(".wasm")) return null;
      return serving ? `${prefix}${resolve(id)}` : { id, external: true };
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const bytes = await readFile(id.slice(prefix.length), "base64");
      return `export default new WebAssembly.Module(Buffer.from("${bytes}", "base64"));`;
    },
  };
}
