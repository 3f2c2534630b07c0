import { UserError } from "./user-error.mjs";
import { killGroupOnExit } from "./processes.mjs";

/**
 * Entry point of a process that server.mjs forks: starts the server and reports the result to the parent. The process
 * exits when the IPC channel closes, which also happens if the parent crashes.
 *
 * @param {(options: unknown, control: { onStop: (stop: () => Promise<unknown>) => void }) => Promise<string>} work
 *   resolves with the URL; `onStop` sets what to stop before the process exits, replacing the previous one
 */
export async function runChild(work) {
  killGroupOnExit();
  /** @type {() => Promise<unknown>} */
  let stop = () => Promise.resolve();
  process.once("disconnect", () => {
    // If workerd is still running by then, miniflare's exit hook kills it.
    setTimeout(() => process.exit(), 3000).unref();
    void stop().finally(() => process.exit());
  });
  try {
    /** @type {unknown} */
    const options = JSON.parse(process.env["SERVER_OPTIONS"] ?? "{}");
    const ready = await work(options, {
      onStop: (next) => {
        stop = next;
      },
    });
    process.send?.({ ready });
  } catch (error) {
    const isUserError = error instanceof UserError;
    if (!isUserError) console.error(error);
    process.exitCode = 1;
    process.send?.({
      failed: isUserError
        ? error.message
        : "Couldn't start the server. See the output above.",
    });
    process.disconnect();
  }
}
