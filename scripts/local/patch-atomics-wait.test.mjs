import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import "./patch-atomics-wait.mjs";

/** Notifies the waiting thread before storing a value, like a thread that was suspended; then stores and notifies. */
const delayedStore = `
  const cells = require("node:worker_threads").workerData;
  while (Atomics.notify(cells, 0) === 0);
  Atomics.wait(cells, 1, 0, 100);
  Atomics.store(cells, 0, 1);
  Atomics.notify(cells, 0);
`;

it("waits until a value is stored, despite earlier notifications", async () => {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(delayedStore, { eval: true, workerData: cells });
  Atomics.wait(cells, 0, 0);
  expect(Atomics.load(cells, 0)).toBe(1);
  await worker.terminate();
});

it("respects a timeout and returns immediately if the value has already changed", () => {
  const cells = new Int32Array(new SharedArrayBuffer(4));
  expect(Atomics.wait(cells, 0, 0, 1)).toBe("timed-out");
  expect(Atomics.wait(cells, 0, 1)).toBe("not-equal");
});
