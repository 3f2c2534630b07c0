import { printError } from "./user-error.mjs";
import { requireNode } from "./node-version.mjs";
import { stopProcesses } from "./processes.mjs";
import { waitForStopSignal } from "./stop-signal.mjs";

/** @type {(() => Promise<unknown>)[]} */
const cleanups = [];

/**
 * Adds a cleanup that runs when the program ends, also after an error. The last one added runs first.
 *
 * @param {() => Promise<unknown>} cleanUp
 */
export function onExit(cleanUp) {
  cleanups.push(cleanUp);
}

/**
 * Runs a script of this repository. Requires a recent Node, prints errors and exits with code 1, exits with code 0 on a
 * signal, and stops all child processes. `npm run bench -- --against` imports this from other commits, so don't rename
 * it.
 *
 * @param {string} task such as "npm start", for the message of an unexpected error
 * @param {(stop: Promise<string>) => Promise<void>} work `stop` resolves when it should end
 */
export async function program(task, work) {
  let exitCode = 0;
  try {
    requireNode();
    const stop = waitForStopSignal();
    await Promise.race([work(stop), stop]);
  } catch (error) {
    printError(error, task);
    exitCode = 1;
  }
  for (const cleanUp of cleanups.reverse()) {
    await cleanUp().catch(() => undefined);
  }
  await stopProcesses();
  process.exit(exitCode);
}
