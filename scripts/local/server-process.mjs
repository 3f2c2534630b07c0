// The built worker, in a process group of its own: forked by server.mjs.
import { answerTo } from "./answer.mjs";
import { onlyThisMachine } from "./outside.mjs";
import { ensureState } from "./prepared-state.mjs";
import { step } from "./progress.mjs";
import { startSchedule } from "./schedule.mjs";
import { servedFolder } from "./state.mjs";
import { startWorker } from "./worker.mjs";

await answerTo(async (options, { untilStopped }) => {
  const { stateDir, worker } =
    /** @type {import("./server.mjs").ServerOptions} */ (options);
  await ensureState(stateDir, untilStopped);
  const { url, mf, stop } = await step("Server", () =>
    startWorker({
      ...worker,
      files: servedFolder(stateDir),
      ...(process.env["OUTSIDE"] === "off" && { outside: onlyThisMachine }),
    }),
  );
  const stopSchedule = startSchedule(async (cron) =>
    (await mf.getWorker()).scheduled({ cron }),
  );
  untilStopped(() => {
    stopSchedule();
    return stop();
  });
  return url;
});
