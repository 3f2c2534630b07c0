// Runs the Vite dev server with miniflare's bindings in a separate process; forked by server.mjs.
import { createServer } from "vite";
import { buildScripture } from "../bible/build.mjs";
import { scriptureAssets } from "../vite/scripture-assets.mjs";
import { runChild } from "./run-child.mjs";
import { inRoot, root } from "./paths.mjs";
import { ensureState } from "./prepared-state.mjs";
import { step } from "./progress.mjs";

await runChild(async (options, { onStop }) => {
  const { stateDir, worker } =
    /** @type {import("./server.mjs").ServerOptions} */ (options);
  await step("Building the Bible text", () =>
    buildScripture(inRoot("build", "client")),
  );
  await ensureState(stateDir, onStop);
  const server = await createServer({
    root,
    configFile: inRoot("vite.config.ts"),
    plugins: [scriptureAssets(inRoot("build", "client"))],
    server: { host: "127.0.0.1", port: worker.port ?? 0, strictPort: true },
  });
  onStop(() => server.close());
  await server.listen();
  return worker.bindings?.["SITE_URL"] ?? "";
});
