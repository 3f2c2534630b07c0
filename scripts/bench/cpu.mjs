import { readdirSync, readFileSync } from "node:fs";

/** @param {string} place */
const read = (place) => readFileSync(`/proc/${place}`, "utf8");

/** The workerd that a process has started, as /proc names it. @param {number} parent */
function findWorkerd(parent) {
  return readdirSync("/proc").find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      // The name stands in brackets; behind it state and parent.
      return read(`${pid}/stat`).includes(`(workerd) `)
        ? read(`${pid}/stat`).split(") ")[1]?.split(" ")[1] === String(parent)
        : false;
    } catch {
      // It has ended while we looked.
      return false;
    }
  });
}

/** By the process that has started it. @type {Map<number, string | undefined>} */
const known = new Map();

/**
 * Milliseconds of CPU that the worker has used so far which a process of ours, or we, have started;
 * null where the system does not tell. On a busy machine this says more than the clock.
 */
export function workerCpu(parent = process.pid) {
  try {
    const workerd = known.get(parent) ?? findWorkerd(parent);
    if (workerd === undefined) return null;
    known.set(parent, workerd);
    return readdirSync(`/proc/${workerd}/task`)
      .map((task) => read(`${workerd}/task/${task}/schedstat`))
      .reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e6, 0);
  } catch {
    return null;
  }
}
