import { reportFailure } from "./failure.mjs";
import { requireNode } from "./node-version.mjs";
import { endProcesses } from "./processes.mjs";
import { untilToldToStop } from "./shutdown.mjs";

/** @type {(() => Promise<unknown>)[]} */
const endings = [];

/**
 * Something to tidy when the program ends, however it ends. The last named is tidied first.
 *
 * @param {() => Promise<unknown>} tidy
 */
export function atEnd(tidy) {
  endings.push(tidy);
}

/**
 * Runs a command of this repository: refuses an old Node, turns a failure into one plain sentence and
 * exit code 1, a signal into exit code 0, and leaves nothing behind.
 *
 * @param {string} task as in "The start": begins the sentence of an unexpected failure
 * @param {(stop: Promise<string>) => Promise<void>} work `stop` resolves when it should end
 */
export async function program(task, work) {
  let code = 0;
  try {
    requireNode();
    const stop = untilToldToStop();
    await Promise.race([work(stop), stop]);
  } catch (error) {
    reportFailure(error, task);
    code = 1;
  }
  for (const tidy of endings.reverse()) {
    await tidy().catch(() => undefined);
  }
  await endProcesses();
  process.exit(code);
}
