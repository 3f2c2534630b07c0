import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { inRoot } from "../local/paths.mjs";

/**
 * Bundles the worker that is measured: the app's production bundle plus the floors.
 *
 * @returns {Promise<string>} its folder
 */
export async function bundleFloors() {
  const from = inRoot("build", "worker");
  const to = inRoot("build", "bench");
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const file of await readdir(from)) {
    if (file.endsWith(".map") || file.endsWith(".md")) continue;
    const name = file === "entry.worker.js" ? "app.js" : file;
    await copyFile(path.join(from, file), path.join(to, name));
  }
  await build({
    configFile: false,
    root: inRoot(),
    logLevel: "warn",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: {
      noExternal: true,
      target: "webworker",
      resolve: { conditions: ["workerd", "worker", "browser"] },
    },
    build: {
      ssr: inRoot("scripts", "bench", "floor", "worker.ts"),
      outDir: to,
      emptyOutDir: false,
      minify: true,
      rollupOptions: {
        external: ["app-worker"],
        output: {
          entryFileNames: "entry.worker.js",
          paths: { "app-worker": "./app.js" },
        },
      },
    },
  });
  return to;
}
