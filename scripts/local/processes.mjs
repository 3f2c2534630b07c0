import { spawn } from "node:child_process";
import { PlainFailure } from "./failure.mjs";

const tailLength = 8000;
// A group of its own: one signal reaches all that a tool has started in turn, and Ctrl-C reaches us alone.
const detached = process.platform !== "win32";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Remembers a process started with `detached`, so that nothing outlives us.
 *
 * @template {import("node:child_process").ChildProcess} T
 * @param {T} child
 * @returns {T}
 */
export function track(child) {
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (detached) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has gone already.
  }
}

/**
 * A process that is killed outright takes nothing with it, and workerd would keep port and state. So a
 * shell beside our group waits at a pipe, which the system closes however we end, and ends the group.
 */
export function guardGroup() {
  if (!detached) return;
  const ending = `read -r _; kill -s KILL -- -${process.pid}`;
  const guard = spawn("/bin/sh", ["-c", ending], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => undefined);
  guard.unref();
}

/**
 * Ends every process that still runs, gently first: one with a channel to us is let go of (see
 * answer.mjs), any other gets a signal. Resolves when all have gone, and what they had started too.
 */
export async function endProcesses() {
  await Promise.all(
    [...running].map(async (child) => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      if (child.connected) child.disconnect();
      else signalGroup(child, "SIGTERM");
      const impatient = setTimeout(() => {
        signalGroup(child, "SIGKILL");
      }, 4000);
      await gone;
      clearTimeout(impatient);
      signalGroup(child, "SIGKILL");
    }),
  );
}

/**
 * Runs a tool to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.failure the plain sentence when it fails
 * @param {string} options.cwd
 * @param {Record<string, string | undefined>} [options.env] added to ours
 * @param {boolean} [options.show] print its output as it comes; otherwise only when it fails
 * @returns {Promise<string>} the end of what it printed
 */
export function run(command, args, { failure, cwd, env = {}, show = false }) {
  return new Promise((resolve, reject) => {
    const child = track(
      spawn(command, args, {
        cwd,
        detached,
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      }),
    );
    let tail = "";
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.setEncoding("utf8");
      from.on("data", (/** @type {string} */ text) => {
        tail = (tail + text).slice(-tailLength);
        if (show) to.write(text);
      });
    }
    child.once("error", (error) => {
      running.delete(child);
      const missing = "code" in error && error.code === "ENOENT";
      reject(
        new PlainFailure(
          missing ? `The program "${command}" was not found.` : failure,
        ),
      );
    });
    child.once("close", (code) => {
      if (code === 0) resolve(tail);
      else reject(new PlainFailure(failure, { output: show ? "" : tail }));
    });
  });
}
