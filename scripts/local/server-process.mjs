// The built worker, in a process group of its own: forked by server.mjs.
import { answerTo } from "./answer.mjs";
import { onlyThisMachine } from "./outside.mjs";
import { ensureState } from "./prepared-state.mjs";
import { step } from "./progress.mjs";
import { startWorker } from "./worker.mjs";

await answerTo(async (options, { untilStopped }) => {
  const { stateDir, worker } =
    /** @type {import("./server.mjs").ServerOptions} */ (options);
  await ensureState(stateDir, untilStopped);
  const { url, stop } = await step("Server", () =>
    startWorker(
      process.env["OUTSIDE"] === "off"
        ? { ...worker, outside: onlyThisMachine }
        : worker,
    ),
  );
  untilStopped(stop);
  return url;
});
