import { observe } from "./facts.mjs";
import { median, percentile, runLoad } from "./load.mjs";

/** Until the code is compiled and the pages are in memory. */
const warmUpSeconds = 1;

/**
 * @typedef {import("./plan.mjs").Measurement} Measurement
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {number} posts
 * @property {number} connections
 * @property {number | null} perSecond null: not measured, because it does not answer
 * @property {number} p50 ms
 * @property {number} p99 ms
 * @property {number} cpu ms of the worker for a request; NaN where the system does not tell
 * @property {number} failures
 * @property {string} floor name; of a floor itself the one it was measured beside
 * @property {number | null} ratio to the floor, median of the rounds; null for the floor
 * @property {number | null} cpuRatio the same by CPU time: what the machine does besides counts less
 * @property {import("./facts.mjs").Facts | null} facts
 * @property {Measurement} of
 */

/**
 * Floor and app take turns, so that whatever else the machine does falls on both.
 *
 * @param {import("./world.mjs").World} world
 * @param {import("./plan.mjs").Group} group
 * @param {{ connections: number, posts: number, seconds: number, rounds: number }} how
 * @returns {Promise<Row[]>}
 */
export async function measureGroup(world, { floor, beside }, how) {
  const members = [];
  for (const of of [floor, ...beside]) {
    const facts = of.call ? await observe(world, of.call) : null;
    const answers = !facts || (facts.status >= 200 && facts.status < 300);
    /** @type {import("./load.mjs").Sample[]} */
    const samples = [];
    members.push({ of, facts, answers, samples });
  }
  /** @param {Measurement} of */
  const connectionsOf = (of) => Math.min(how.connections, of.most ?? Infinity);
  /** @param {Measurement} of @param {number} seconds */
  const load = (of, seconds) =>
    runLoad({
      url: world.url,
      headers: world.headersOf({
        path: "/",
        method: of.steps(0)[0]?.method ?? "GET",
        signedIn: of.signedIn ?? false,
      }),
      steps: of.steps,
      connections: connectionsOf(of),
      seconds,
    });
  const answering = members.filter(({ answers }) => answers);
  for (const { of } of answering) await load(of, warmUpSeconds);
  for (let round = 0; round < how.rounds; round += 1) {
    for (const { of, samples } of answering) {
      samples.push(await load(of, how.seconds));
    }
  }
  const rates = members.map(({ samples }) =>
    samples.map(({ requests, seconds }) => requests / seconds),
  );
  const cpus = members.map(({ samples }) =>
    samples.map(({ cpu, requests }) => (cpu === null ? NaN : cpu / requests)),
  );
  return members.map(({ of, facts, samples }, i) => {
    const own = rates[i] ?? [];
    /** @param {number[][]} table @param {(own: number, floor: number) => number} ratio */
    const toFloor = (table, ratio) =>
      of === floor || own.length === 0
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
      name: of.name,
      posts: how.posts,
      connections: connectionsOf(of),
      perSecond: own.length > 0 ? median(own) : null,
      p50: percentile(latencies, 0.5) ?? NaN,
      p99: percentile(latencies, 0.99) ?? NaN,
      cpu: median(cpus[i] ?? []),
      failures: samples.reduce((sum, sample) => sum + sample.failures, 0),
      floor: floor.name,
      ratio: toFloor(rates, (rate, best) => rate / best),
      cpuRatio: toFloor(cpus, (cpu, best) => best / cpu),
      facts,
      of,
    };
  });
}
