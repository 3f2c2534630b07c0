// Runs the built worker in a separate process group; forked by server.mjs.
import { runChild } from "./run-child.mjs";
import { localRequestsOnly } from "./local-requests-only.mjs";
import { ensureState } from "./prepared-state.mjs";
import { step } from "./progress.mjs";
import { startSchedule } from "./schedule.mjs";
import { servedFolder } from "./state.mjs";
import { startWorker } from "./worker.mjs";

await runChild(async (options, { onStop }) => {
  const { stateDir, worker } =
    /** @type {import("./server.mjs").ServerOptions} */ (options);
  await ensureState(stateDir, onStop);
  const { url, mf, stop } = await step("Starting the server", () =>
    startWorker({
      ...worker,
      files: servedFolder(stateDir),
      ...(process.env["OUTSIDE"] === "off" && {
        outboundService: localRequestsOnly,
      }),
      jobsOnRequest: process.env["JOBS_ON_REQUEST"] === "on",
    }),
  );
  const stopSchedule = startSchedule(async (cron) =>
    (await mf.getWorker()).scheduled({ cron }),
  );
  onStop(() => {
    stopSchedule();
    return stop();
  });
  return url;
});
