// The Vite dev server with the real bindings, in a process of its own (see server-process.mjs).
import { createServer } from "vite";
import { buildScripture } from "../bible/build.mjs";
import { scriptureAssets } from "../vite/scripture-assets.mjs";
import { answerTo } from "./answer.mjs";
import { inRoot, root } from "./paths.mjs";
import { ensureState } from "./prepared-state.mjs";
import { step } from "./progress.mjs";

await answerTo(async (options, { untilStopped }) => {
  const { stateDir, worker } =
    /** @type {import("./server.mjs").ServerOptions} */ (options);
  await step("Setting Scripture", () =>
    buildScripture(inRoot("build", "client")),
  );
  await ensureState(stateDir, untilStopped);
  const server = await createServer({
    root,
    configFile: inRoot("vite.config.ts"),
    plugins: [scriptureAssets(inRoot("build", "client"))],
    server: { host: "127.0.0.1", port: worker.port ?? 0, strictPort: true },
  });
  untilStopped(() => server.close());
  await server.listen();
  return worker.bindings?.["SITE_URL"] ?? "";
});
