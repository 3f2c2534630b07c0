// The worker in a process group of its own, forked by server.mjs. When its parent goes, however it
// goes, the channel between them closes and this process takes workerd with it.
import { PlainFailure } from "./failure.mjs";
import { prepareState } from "./prepared-state.mjs";
import { step } from "./progress.mjs";
import { startBindings, startWorker } from "./worker.mjs";

/** @type {unknown} */
const given = JSON.parse(process.argv[2] ?? "{}");
const options = /** @type {import("./server.mjs").ServerOptions} */ (given);
/** @type {(() => Promise<void>) | undefined} */
let stopWorker;

process.once("disconnect", () => {
  // workerd is killed by miniflare's exit hook, if it has not ended by then.
  setTimeout(() => process.exit(), 3000).unref();
  void (stopWorker?.() ?? Promise.resolve()).finally(() => process.exit());
});

try {
  const bindings = await startBindings(options.stateDir);
  stopWorker = () => bindings.dispose();
  await prepareState(bindings, { step });
  await bindings.dispose();
  const worker = await step("Server", () => startWorker(options.worker));
  stopWorker = worker.stop;
  process.send?.({ ready: worker.url });
} catch (error) {
  const plain = error instanceof PlainFailure;
  if (!plain) console.error(error);
  process.send?.({
    failed: plain ? error.message : "The server could not be started.",
  });
  process.exitCode = 1;
  await stopWorker?.();
  process.disconnect();
}
