import { PlainFailure } from "./failure.mjs";
import { guardGroup } from "./processes.mjs";

/**
 * The life of a process that server.mjs has forked: does the work, tells the parent what came of it,
 * and ends with the channel between them. The channel closes when the parent goes, however it goes.
 *
 * @param {(options: unknown, life: { untilStopped: (stop: () => Promise<unknown>) => void }) => Promise<string>} work
 *   resolves with the address; `untilStopped` names what to stop in the end, instead of the one before
 */
export async function answerTo(work) {
  guardGroup();
  /** @type {() => Promise<unknown>} */
  let stop = () => Promise.resolve();
  process.once("disconnect", () => {
    // workerd is killed by miniflare's exit hook, if it has not ended by then.
    setTimeout(() => process.exit(), 3000).unref();
    void stop().finally(() => process.exit());
  });
  try {
    /** @type {unknown} */
    const options = JSON.parse(process.env["SERVER_OPTIONS"] ?? "{}");
    const ready = await work(options, {
      untilStopped: (next) => {
        stop = next;
      },
    });
    process.send?.({ ready });
  } catch (error) {
    const plain = error instanceof PlainFailure;
    if (!plain) console.error(error);
    process.exitCode = 1;
    process.send?.({
      failed: plain ? error.message : "The server could not be started.",
    });
    process.disconnect();
  }
}
