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
  const { url, mf, stop } = await step("Server", () =>
    startWorker(
      process.env["OUTSIDE"] === "off"
        ? { ...worker, outside: onlyThisMachine }
        : worker,
    ),
  );
  // At home nobody else keeps the schedule of wrangler.toml: of it, what people are told by.
  const everyMinute = setInterval(() => {
    mf.getWorker()
      .then((it) => it.scheduled({ cron: "* * * * *" }))
      .catch((/** @type {unknown} */ error) => {
        console.error("The schedule has failed", error);
      });
  }, 60_000);
  untilStopped(() => {
    clearInterval(everyMinute);
    return stop();
  });
  return url;
});
