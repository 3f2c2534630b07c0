import autocannon from "autocannon";
import { getWorkerCpuMs } from "./cpu.mjs";

const timeoutSeconds = 10;

/**
 * @typedef {object} Step a request; each connection repeats its steps
 * @property {string} path
 * @property {import("./world.mjs").Call["method"]} [method]
 * @property {string} [body]
 * @property {Record<string, string>} [headers] instead of the connection's
 * @property {(status: number) => void} [onResponse]
 *
 * @typedef {object} Load
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {(connection: number) => Step[]} steps the requests that a connection repeats
 * @property {number} connections
 * @property {number} [seconds] how long, or
 * @property {number} [amount] how many requests
 * @property {number | undefined} [process] id of the process that started the worker; ours by default
 *
 * @typedef {object} Sample
 * @property {number} requests
 * @property {number} seconds
 * @property {number} failures not 2xx, or lost
 * @property {number} lost aborted or timed out
 * @property {number[]} latencies ms
 * @property {number | null} cpu of the worker, ms
 */

/**
 * Sends requests on several connections, each as soon as the previous response arrives.
 *
 * @param {Load} load
 * @returns {Promise<Sample>}
 */
export function runLoad({
  url,
  headers,
  steps,
  connections,
  seconds = 1,
  amount,
  process,
}) {
  return new Promise((resolve, reject) => {
    /** @type {number[]} */
    const latencies = [];
    let badResponses = 0;
    let connection = 0;
    const cpuBefore = getWorkerCpuMs(process);
    const startedAt = performance.now();
    let lastResponseAt = startedAt;
    const instance = autocannon(
      {
        url,
        connections,
        ...(amount === undefined ? { duration: seconds } : { amount }),
        timeout: timeoutSeconds,
        setupClient(client) {
          client.setHeaders(headers);
          client.setRequests(steps(connection));
          connection += 1;
        },
      },
      (
        /** @type {unknown} */ error,
        /** @type {{ errors: number }} */ result,
      ) => {
        if (error instanceof Error) {
          reject(error);
          return;
        }
        const cpuAfter = getWorkerCpuMs(process);
        resolve({
          cpu:
            cpuBefore === null || cpuAfter === null
              ? null
              : cpuAfter - cpuBefore,
          requests: latencies.length,
          seconds: (lastResponseAt - startedAt) / 1000,
          failures: badResponses + result.errors,
          lost: result.errors,
          latencies,
        });
      },
    );
    instance.on("response", (_client, status, _bytes, ms) => {
      latencies.push(ms);
      lastResponseAt = performance.now();
      if (status < 200 || status > 299) badResponses += 1;
    });
  });
}

/**
 * @param {number[]} sorted ascending
 * @param {number} share 0.5 for the median
 */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** @param {number[]} numbers */
export function median(numbers) {
  return (
    percentile(
      [...numbers].sort((a, b) => a - b),
      0.5,
    ) ?? NaN
  );
}
