import { readdirSync, readFileSync } from "node:fs";

/** @param {string} file */
const readProc = (file) => readFileSync(`/proc/${file}`, "utf8");

/** Finds the workerd process that was started by another process. @param {number} parent */
function findWorkerd(parent) {
  return readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      // Format: "pid (name) state parent …".
      return readProc(`${pid}/stat`).includes(`(workerd) `)
        ? readProc(`${pid}/stat`).split(") ")[1]?.split(" ")[1] ===
            String(parent)
        : false;
    } catch {
      // It has exited in the meantime.
      return false;
    }
  });
}

/** Process ids of workerd by the process that started it. @type {Map<number, string | undefined>} */
const workerdIds = new Map();

/**
 * The CPU time in ms that a worker has used so far; null if the system doesn't provide it. On a busy machine, it's more
 * meaningful than the elapsed time. `parent` is the process that started workerd.
 */
export function getWorkerCpuMs(parent = process.pid) {
  try {
    const workerd = workerdIds.get(parent) ?? findWorkerd(parent);
    if (workerd === undefined) return null;
    workerdIds.set(parent, workerd);
    return readdirSync(`/proc/${workerd}/task`)
      .map((task) => readProc(`${workerd}/task/${task}/schedstat`))
      .reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e6, 0);
  } catch {
    return null;
  }
}

/** The memory of the worker that this process started, in MB; null if the system doesn't provide it. */
export function getWorkerMemory() {
  try {
    const workerd = findWorkerd(process.pid);
    const [, kilobytes] =
      /^VmRSS:\s+(\d+)/m.exec(readProc(`${workerd}/status`)) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
