import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { UserError } from "./user-error.mjs";
import { signalGroup, track } from "./processes.mjs";

/**
 * @typedef {object} ServerOptions
 * @property {string} stateDir
 * @property {import("./worker.mjs").WorkerOptions} worker
 *
 * @typedef {{ ready?: string, failed?: string }} Message from a server process to its parent
 */

/**
 * Starts a server in a separate process and waits until it's ready.
 *
 * @param {string} script in this folder: "server-process.mjs" or "dev-process.mjs"
 * @param {unknown} options passed as JSON
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<{ url: string, ended: Promise<never> }>} `ended` rejects if the server stops unexpectedly
 */
export function startServer(script, options, env = {}) {
  const child = track(
    fork(fileURLToPath(new URL(script, import.meta.url)), [], {
      detached: true,
      // By default, wrangler logs the source of each secret twice.
      env: {
        WRANGLER_LOG: "warn",
        ...process.env,
        ...env,
        // Contains secrets, so it isn't an argument: every user of the machine can read those.
        SERVER_OPTIONS: JSON.stringify(options),
      },
    }),
  );
  /** @type {Promise<never>} */
  const ended = new Promise((_, reject) => {
    child.once("exit", () => {
      // If the process was killed, workerd is still running.
      signalGroup(child, "SIGKILL");
      reject(
        new UserError("The server stopped unexpectedly. See the output above."),
      );
    });
  });
  ended.catch(() => undefined);
  /** @type {Promise<string>} */
  const ready = new Promise((resolve, reject) => {
    child.on("message", (/** @type {Message} */ { ready, failed }) => {
      if (ready) resolve(ready);
      if (failed) reject(new UserError(failed));
    });
  });
  return Promise.race([ready, ended]).then((url) => ({ url, ended }));
}
