import { measureRequest } from "./calibration.mjs";
import { median, percentile, runLoad } from "./load.mjs";

/** So that code is compiled and pages are in memory. */
const warmUpSeconds = 1;

/**
 * @typedef {import("./plan.mjs").Measurement} Measurement
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {number} posts
 * @property {number} connections
 * @property {number | null} perSecond null if the request failed, so it wasn't measured
 * @property {number} p50 ms
 * @property {number} p99 ms
 * @property {number} cpu ms of the worker per request; NaN if the system doesn't provide it
 * @property {number} failures
 * @property {string} floor the floor's name; for a floor, the one it was measured with
 * @property {number | null} ratio to the floor, median of the rounds; null for the floor itself
 * @property {number | null} cpuRatio the same by CPU time, which depends less on the machine's other load
 * @property {import("./calibration.mjs").RequestStats | null} stats
 * @property {Measurement} measurement
 */

/**
 * Measures floor and app in turns, so that the machine's other load affects both.
 *
 * @param {import("./world.mjs").World} world
 * @param {import("./plan.mjs").Group} group
 * @param {{ connections: number, posts: number, seconds: number, rounds: number }} options
 * @returns {Promise<Row[]>}
 */
export async function measureGroup(world, { floor, measurements }, options) {
  const members = [];
  for (const measurement of [floor, ...measurements]) {
    const { call } = measurement;
    const stats = call ? await measureRequest(world, call) : null;
    const succeeds = !stats || (stats.status >= 200 && stats.status < 300);
    /** @type {import("./load.mjs").Sample[]} */
    const samples = [];
    members.push({ measurement, stats, succeeds, samples });
  }
  /** @param {Measurement} measurement @param {number} seconds */
  const load = (measurement, seconds) =>
    runLoad({
      url: world.url,
      headers: world.buildHeaders({
        path: "/",
        method: measurement.steps(0)[0]?.method ?? "GET",
        signedIn: measurement.signedIn ?? false,
      }),
      steps: measurement.steps,
      connections: options.connections,
      seconds,
    });
  const active = members.filter(({ succeeds }) => succeeds);
  for (const { measurement } of active) await load(measurement, warmUpSeconds);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { measurement, samples } of active) {
      samples.push(await load(measurement, options.seconds));
    }
  }
  const rates = members.map(({ samples }) =>
    samples.map(({ requests, seconds }) => requests / seconds),
  );
  const cpus = members.map(({ samples }) =>
    samples.map(({ cpu, requests }) => (cpu === null ? NaN : cpu / requests)),
  );
  return members.map(({ measurement, stats, samples }, i) => {
    const ownRates = rates[i] ?? [];
    /** @param {number[][]} table @param {(own: number, floor: number) => number} ratio */
    const toFloor = (table, ratio) =>
      measurement === floor || ownRates.length === 0
        ? null
        : median(
            (table[i] ?? []).map((value, round) =>
              ratio(value, table[0]?.[round] ?? NaN),
            ),
          );
    const latencies = samples
      .flatMap((sample) => sample.latencies)
      .sort((a, b) => a - b);
    return {
      name: measurement.name,
      posts: options.posts,
      connections: options.connections,
      perSecond: ownRates.length > 0 ? median(ownRates) : null,
      p50: percentile(latencies, 0.5) ?? NaN,
      p99: percentile(latencies, 0.99) ?? NaN,
      cpu: median(cpus[i] ?? []),
      failures: samples.reduce((sum, sample) => sum + sample.failures, 0),
      floor: floor.name,
      ratio: toFloor(rates, (rate, best) => rate / best),
      cpuRatio: toFloor(cpus, (cpu, best) => best / cpu),
      stats,
      measurement,
    };
  });
}
