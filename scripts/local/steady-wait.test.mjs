import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import "./steady-wait.mjs";

/**
 * Calls somebody who waits for the first cell without having stored anything, as a thread does that
 * was stopped on its way; stores and calls once it has been heard.
 */
const late = `
  const cells = require("node:worker_threads").workerData;
  while (Atomics.notify(cells, 0) === 0);
  Atomics.wait(cells, 1, 0, 100);
  Atomics.store(cells, 0, 1);
  Atomics.notify(cells, 0);
`;

it("waits until something was stored, whoever calls before", async () => {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(late, { eval: true, workerData: cells });
  Atomics.wait(cells, 0, 0);
  expect(Atomics.load(cells, 0)).toBe(1);
  await worker.terminate();
});

it("keeps to a time limit, and to a value that is there already", () => {
  const cells = new Int32Array(new SharedArrayBuffer(4));
  expect(Atomics.wait(cells, 0, 0, 1)).toBe("timed-out");
  expect(Atomics.wait(cells, 0, 1)).toBe("not-equal");
});
