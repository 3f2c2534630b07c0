import { spawn } from "node:child_process";
import { UserError } from "./user-error.mjs";

const tailLength = 8000;
// In its own process group, one signal reaches a tool and all its children, and Ctrl-C reaches only us.
const detached = process.platform !== "win32";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Registers a process started with `detached`, so that stopProcesses() stops it.
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
    // It has already exited.
  }
}

/**
 * Kills our process group when this process ends. After a SIGKILL, workerd would otherwise keep running with its port and
 * state. A shell outside of the group waits on a pipe, which the system closes when we exit for any reason.
 */
export function killGroupOnExit() {
  if (!detached) return;
  const script = `read -r _; kill -s KILL -- -${process.pid}`;
  const guard = spawn("/bin/sh", ["-c", script], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => undefined);
  guard.unref();
}

/**
 * Stops all running processes and their children. Closes the IPC channel of forked processes (see run-child.mjs), sends
 * SIGTERM to others, and SIGKILL to those that don't exit in time.
 */
export async function stopProcesses() {
  await Promise.all(
    [...running].map(async (child) => {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      if (child.connected) child.disconnect();
      else signalGroup(child, "SIGTERM");
      const killTimer = setTimeout(() => {
        signalGroup(child, "SIGKILL");
      }, 4000);
      await exited;
      clearTimeout(killTimer);
      signalGroup(child, "SIGKILL");
    }),
  );
}

/**
 * Runs a program and waits until it exits.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.failure error message if it fails
 * @param {string} options.cwd
 * @param {Record<string, string | undefined>} [options.env] added to our environment
 * @param {boolean} [options.show] prints its output immediately; otherwise only if it fails
 * @returns {Promise<string>} the end of its output
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
        new UserError(
          missing ? `Couldn't find the program "${command}".` : failure,
        ),
      );
    });
    child.once("close", (code) => {
      if (code === 0) resolve(tail);
      else reject(new UserError(failure, { output: show ? "" : tail }));
    });
  });
}
