import autocannon from "autocannon";
import { workerCpu } from "./cpu.mjs";

/** A request that takes longer has failed. */
const timeoutSeconds = 10;

/**
 * @typedef {{ path: string, method?: "GET" | "POST" | "PUT", body?: string }} Step one request of a connection's round
 *
 * @typedef {object} Load
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {(connection: number) => Step[]} steps what each connection asks, over and over
 * @property {number} connections
 * @property {number} seconds
 * @property {number | undefined} [process] that has started the worker; ours when not said
 *
 * @typedef {object} Sample
 * @property {number} requests
 * @property {number} seconds
 * @property {number} failures not 2xx, broken or late
 * @property {number[]} latencies ms
 * @property {number | null} cpu of the worker, ms
 */

/**
 * Asks as fast as answers come, on so many connections, for so long.
 *
 * @param {Load} load
 * @returns {Promise<Sample>}
 */
export function runLoad({
  url,
  headers,
  steps,
  connections,
  seconds,
  process,
}) {
  return new Promise((resolve, reject) => {
    /** @type {number[]} */
    const latencies = [];
    let refused = 0;
    let connection = 0;
    const cpuBefore = workerCpu(process);
    const begun = performance.now();
    let last = begun;
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
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
        const cpuAfter = workerCpu(process);
        resolve({
          cpu:
            cpuBefore === null || cpuAfter === null
              ? null
              : cpuAfter - cpuBefore,
          requests: latencies.length,
          seconds: (last - begun) / 1000,
          failures: refused + result.errors,
          latencies,
        });
      },
    );
    instance.on("response", (_client, status, _bytes, ms) => {
      latencies.push(ms);
      last = performance.now();
      if (status < 200 || status > 299) refused += 1;
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
