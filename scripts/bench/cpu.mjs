import { readdirSync, readFileSync } from "node:fs";

/** @param {string} place */
const read = (place) => readFileSync(`/proc/${place}`, "utf8");

/** The workerd that this process has started, as /proc names it. */
function findWorkerd() {
  return readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      // The name stands in brackets; behind it state and parent.
      return read(`${pid}/stat`).includes(`(workerd) `)
        ? read(`${pid}/stat`).split(") ")[1]?.split(" ")[1] ===
            String(process.pid)
        : false;
    } catch {
      // It has ended while we looked.
      return false;
    }
  });
}

/** @type {string | undefined} */
let workerd;

/**
 * Milliseconds of CPU that the worker has used so far; null where the system does not tell. On a busy
 * machine this says more than the clock.
 */
export function workerCpu() {
  try {
    workerd ??= findWorkerd();
    if (workerd === undefined) return null;
    return readdirSync(`/proc/${workerd}/task`)
      .map((task) => read(`${workerd}/task/${task}/schedstat`))
      .reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e6, 0);
  } catch {
    return null;
  }
}
