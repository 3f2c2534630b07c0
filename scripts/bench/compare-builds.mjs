import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { UserError } from "../local/user-error.mjs";
import { root } from "../local/paths.mjs";
import { track } from "../local/processes.mjs";
import { step } from "../local/progress.mjs";
import { countElements } from "./calibration.mjs";
import { checkOut } from "./check-out.mjs";
import { median, runLoad } from "./load.mjs";
import { listGroups } from "./plan.mjs";
import { printTable } from "./report.mjs";

const comparedNames = ["home", "posts?limit=20", "post, cold", "like"];

/**
 * @typedef {{ url: string, cookie: string, newest: string[] }} Served
 * @typedef {Served & { name: string, process: number | undefined }} Side
 */

/**
 * Compares this build with that of another commit: serves both with the same number of posts and measures them in turns.
 *
 * @param {import("./options.mjs").Options & { against: string }} options
 */
export async function compareBuilds(options) {
  const { against, posts, connections, rounds, seconds, only } = options;
  const other = await checkOut(against);
  const [size = 0] = posts;
  const sides = [
    await serve("this build", root, size),
    await serve(against, other, size),
  ];
  const pages = await Promise.all(sides.map(readHome));
  const rows = [];
  for (const name of comparedNames) {
    if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
    for (const many of connections) {
      const how = { connections: many, rounds, seconds };
      rows.push(
        await step(`${name}, ${many} connections`, () =>
          compare(name, sides, how),
        ),
      );
    }
  }
  printComparison(against, pages, rows);
  return { against, pages, rows };
}

/**
 * @param {string} name
 * @param {string} checkout
 * @param {number} posts
 * @returns {Promise<Side>}
 */
async function serve(name, checkout, posts) {
  console.log(`${name}:`);
  const script = fileURLToPath(new URL("build-process.mjs", import.meta.url));
  const child = track(
    fork(script, [checkout, String(posts)], { cwd: checkout, detached: true }),
  );
  /** @type {Served} */
  const served = await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => {
      reject(new UserError(`Couldn't serve ${name}. See the output above.`));
    });
  });
  return { ...served, name, process: child.pid };
}

/** @param {Side} side */
async function readHome({ url, cookie }) {
  const response = await fetch(`${url}/home`, { headers: { cookie } });
  const html = await response.text();
  return { bytes: html.length, elements: countElements(html) };
}

/**
 * @param {string} name
 * @param {Side[]} sides
 * @param {{ connections: number, rounds: number, seconds: number }} how
 */
async function compare(name, sides, { connections, rounds, seconds }) {
  const loads = await Promise.all(
    sides.map(async ({ url, cookie, newest, process }) => {
      const all = (await listGroups(newest)).flatMap(
        ({ measurements }) => measurements,
      );
      const measured = all.find((each) => each.name === name);
      if (!measured) throw new Error(`There's no measurement called ${name}`);
      const { steps, signedIn = false } = measured;
      const headers = {
        ...(signedIn && { cookie }),
        ...(steps(0)[0]?.body !== undefined && {
          origin: url,
          "content-type": "application/json",
        }),
      };
      return (/** @type {number} */ long) =>
        runLoad({ url, headers, steps, connections, seconds: long, process });
    }),
  );
  for (const load of loads) await load(1);
  /** @type {{ rate: number, cpu: number, failures: number }[][]} */
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn = [];
    for (const load of loads) {
      const { requests, seconds: took, cpu, failures } = await load(seconds);
      turn.push({
        // On a busy machine, a round may end before the first response.
        rate: requests === 0 ? 0 : requests / took,
        cpu: (cpu ?? NaN) / requests,
        failures,
      });
    }
    turns.push(turn);
  }
  /** @param {(turn: { rate: number, cpu: number, failures: number }[]) => number} select */
  const medianBy = (select) => median(turns.map(select));
  return {
    name,
    connections,
    perSecond: sides.map((_, i) => medianBy((turn) => turn[i]?.rate ?? NaN)),
    ratio: medianBy(
      ([ours, theirs]) => (ours?.rate ?? NaN) / (theirs?.rate ?? NaN),
    ),
    cpuRatio: medianBy(
      ([ours, theirs]) => (theirs?.cpu ?? NaN) / (ours?.cpu ?? NaN),
    ),
    failures: turns.flat().reduce((sum, { failures }) => sum + failures, 0),
  };
}

/**
 * @param {string} ref
 * @param {{ bytes: number, elements: number }[]} pages
 * @param {Awaited<ReturnType<typeof compare>>[]} rows
 */
function printComparison(ref, pages, rows) {
  printTable(
    ["conn.", "name", "req/s", ref, "ratio", "CPU ratio", "failures"],
    rows.map(({ name, connections, perSecond, ratio, cpuRatio, failures }) => [
      String(connections),
      name,
      ...perSecond.map((rate) => Math.round(rate).toLocaleString("en")),
      ratio.toFixed(2),
      cpuRatio.toFixed(2),
      String(failures),
    ]),
  );
  const [ours, theirs] = pages.map(
    ({ bytes, elements }) => `${elements} elements in ${bytes} bytes of HTML`,
  );
  console.log(`Home has ${ours} here and ${theirs} in ${ref}.`);
}
