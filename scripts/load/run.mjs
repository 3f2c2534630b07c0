import { percentile, runLoad } from "../bench/load.mjs";
import { getWorkerMemory } from "../bench/cpu.mjs";
import { measureHeap } from "../bench/heap.mjs";
import { ensureBuild } from "../local/production-build.mjs";
import { step } from "../local/progress.mjs";
import { createPicker, kinds, shuffleKinds } from "./mix.mjs";
import { openSite } from "./site.mjs";

/**
 * @typedef {import("./site.mjs").Site} Site
 *
 * @typedef {{ read: number, written: number }} Rows per request
 *
 * @typedef {Map<string, number>} Errors how often, by kind of request and status
 */

const warmUpSeconds = 1;
/** Requests of each kind whose rows are recorded, each of another member. */
const samplesPerKind = 32;
const sampleSeed = 0;
const memoryConnections = 16;
const memoryRequests = [10_000, 50_000];

/**
 * @param {import("./options.mjs").Options} options
 * @returns {Promise<import("./report.mjs").Results>}
 */
export async function measureSites(options) {
  await ensureBuild();
  /** @type {import("./report.mjs").Results} */
  const results = {
    timings: [],
    rows: new Map(),
    memory: [],
    errors: new Map(),
  };
  const { timings, rows, errors } = results;
  const { isSelected, seconds } = options;
  for (const people of options.people) {
    if (!isSelected("rows") && !isSelected("times")) break;
    const site = await openSite(people);
    if (isSelected("rows"))
      await step("Counting rows", async () => {
        rows.set(people, await countRows(site, errors));
      });
    for (const connections of isSelected("times") ? options.connections : [])
      await step(`${connections} connections`, async () => {
        timings.push(await measureTimes(site, connections, seconds, errors));
      });
    await site.world.close();
  }
  if (isSelected("memory"))
    results.memory = await measureMemory(options.people[0] ?? 0, errors);
  return results;
}

/**
 * Records what requests of each kind read and write, separately from the timing.
 *
 * @param {Site} site
 * @param {Errors} errors is added to
 * @returns {Promise<Map<string, Rows>>}
 */
async function countRows(site, errors) {
  /** @type {Map<string, Rows>} */
  const rows = new Map();
  const mix = { read: 0, written: 0 };
  for (const [name, { share }] of Object.entries(kinds)) {
    const total = { read: 0, written: 0 };
    for (let member = 0; member < samplesPerKind; member += 1) {
      const call = createCall(site, name, member, sampleSeed);
      const recording = await site.world.record(call);
      const status = recording?.status ?? 200;
      if (status > 299) addError(errors, `${name}, status ${status}`);
      for (const trip of recording?.roundTrips ?? []) {
        total.read += trip.rowsRead / samplesPerKind;
        total.written += trip.rowsWritten / samplesPerKind;
      }
    }
    rows.set(name, total);
    mix.read += (total.read * share) / 100;
    mix.written += (total.written * share) / 100;
  }
  rows.set("the mix", mix);
  return rows;
}

/**
 * @param {Site} site
 * @param {number} connections
 * @param {number} seconds
 * @param {Errors} errors is added to
 */
async function measureTimes(site, connections, seconds, errors) {
  await sendMix(site, errors, { connections, seconds: warmUpSeconds });
  const sample = await sendMix(site, errors, { connections, seconds });
  const sorted = sample.latencies.sort((a, b) => a - b);
  return {
    people: site.people,
    connections,
    perSecond: sample.requests / sample.seconds,
    p50: percentile(sorted, 0.5) ?? NaN,
    p99: percentile(sorted, 0.99) ?? NaN,
    requests: sample.requests,
    errors: sample.failures,
  };
}

/** @typedef {Awaited<ReturnType<typeof measureTimes>>} Timing */

/**
 * The worker's memory after many requests.
 *
 * @param {number} people
 * @param {Errors} errors is added to
 */
async function measureMemory(people, errors) {
  const site = await openSite(people, { inspectable: true });
  const measured = [];
  let sent = 0;
  for (const requests of memoryRequests) {
    await step(`${requests.toLocaleString("en")} requests`, () =>
      sendMix(site, errors, {
        connections: memoryConnections,
        amount: requests - sent,
      }),
    );
    sent = requests;
    measured.push({
      requests,
      heapMb: await measureHeap(site.world),
      processMb: getWorkerMemory(),
    });
  }
  await site.world.close();
  return measured;
}

/** @typedef {Awaited<ReturnType<typeof measureMemory>>} Memory */

let lastSeed = 0;

/**
 * @param {Site} site
 * @param {Errors} errors
 * @param {{ connections: number, seconds?: number, amount?: number }} options
 */
async function sendMix(site, errors, options) {
  lastSeed += 1;
  const seed = lastSeed;
  const sample = await runLoad({
    url: site.world.url,
    headers: {},
    steps: (connection) =>
      shuffleKinds(seed * 1000 + connection).map((name) => ({
        ...createCall(site, name, connection % site.members.length, seed),
        onResponse: (/** @type {number} */ status) => {
          if (status > 299) addError(errors, `${name}, status ${status}`);
        },
      })),
    ...options,
  });
  addError(errors, "no response within 10 s", sample.lost);
  return sample;
}

/**
 * @param {Site} site
 * @param {string} name
 * @param {number} member index
 * @param {number} seed
 */
function createCall(site, name, member, seed) {
  const kind = kinds[name];
  if (!kind) throw new Error(`There's no kind of request named ${name}`);
  const call = kind.call(createPicker(site, member, seed));
  const { cookie = "" } = site.members[member] ?? {};
  const headers = kind.visitor ? {} : { cookie: cookie + (kind.cookies ?? "") };
  return { ...call, headers: site.world.buildHeaders({ ...call, headers }) };
}

/** @param {Errors} errors @param {string} name @param {number} [count] */
function addError(errors, name, count = 1) {
  if (count > 0) errors.set(name, (errors.get(name) ?? 0) + count);
}
