// The built worker, in a process group of its own: forked by server.mjs.
import { answerTo } from "./answer.mjs";
import { prepareState } from "./prepared-state.mjs";
import { step } from "./progress.mjs";
import { startBindings, startWorker } from "./worker.mjs";

await answerTo(async (options, { untilStopped }) => {
  const { stateDir, worker } =
    /** @type {import("./server.mjs").ServerOptions} */ (options);
  const bindings = await startBindings(stateDir);
  untilStopped(() => bindings.dispose());
  await prepareState(bindings, { step });
  await bindings.dispose();
  const { url, stop } = await step("Server", () => startWorker(worker));
  untilStopped(stop);
  return url;
});
