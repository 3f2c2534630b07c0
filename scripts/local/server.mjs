import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PlainFailure } from "./failure.mjs";
import { signalGroup, track } from "./processes.mjs";

/**
 * @typedef {object} ServerOptions
 * @property {string} stateDir
 * @property {import("./worker.mjs").WorkerOptions} worker
 *
 * @typedef {{ ready?: string, failed?: string }} Message what a server process tells its parent
 */

/**
 * Starts a server in a process of its own and waits until it answers.
 *
 * @param {string} script beside this file: "server-process.mjs" or "dev-process.mjs"
 * @param {unknown} options handed over as JSON
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<{ url: string, ended: Promise<never> }>} `ended` rejects when it stops by itself
 */
export function startServer(script, options, env = {}) {
  const child = track(
    fork(fileURLToPath(new URL(script, import.meta.url)), [], {
      detached: true,
      // wrangler says where each secret comes from, twice.
      env: {
        WRANGLER_LOG: "warn",
        ...process.env,
        ...env,
        // Not an argument: those are for everybody on the machine to read, and there are secrets here.
        SERVER_OPTIONS: JSON.stringify(options),
      },
    }),
  );
  /** @type {Promise<never>} */
  const ended = new Promise((_, reject) => {
    child.once("exit", () => {
      // Killed, it could not take workerd with it.
      signalGroup(child, "SIGKILL");
      reject(new PlainFailure("The server has stopped by itself: see above."));
    });
  });
  ended.catch(() => undefined);
  /** @type {Promise<string>} */
  const ready = new Promise((resolve, reject) => {
    child.on("message", (/** @type {Message} */ { ready, failed }) => {
      if (ready) resolve(ready);
      if (failed) reject(new PlainFailure(failed));
    });
  });
  return Promise.race([ready, ended]).then((url) => ({ url, ended }));
}
