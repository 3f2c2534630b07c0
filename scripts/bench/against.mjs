import { fork } from "node:child_process";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PlainFailure } from "../local/failure.mjs";
import { npm } from "../local/npm.mjs";
import { inRoot, root } from "../local/paths.mjs";
import { run, track } from "../local/processes.mjs";
import { atEnd } from "../local/program.mjs";
import { step } from "../local/progress.mjs";
import { elementsOf } from "./facts.mjs";
import { median, runLoad } from "./load.mjs";
import { plan } from "./plan.mjs";
import { print } from "./report.mjs";

const compared = ["home", "posts?limit=20", "post, cold", "like"];

/**
 * @typedef {{ url: string, cookie: string, newest: string[] }} Served
 * @typedef {Served & { name: string, process: number | undefined }} Side
 */

/**
 * This build and that of another commit, served side by side with as many posts, asked in turns.
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
  for (const name of compared) {
    if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
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

/** A checkout of its own, gone when we are. @param {string} ref @returns {Promise<string>} */
async function checkOut(ref) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bench-against-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const failure = `There is no commit "${ref}" here.`;
  const git = (/** @type {string} */ cwd, /** @type {string[]} */ args) =>
    run("git", args, { cwd, failure });
  const commit = await git(root, ["rev-parse", "--verify", `${ref}^{commit}`]);
  await git(root, ["clone", "--shared", "--no-checkout", root, folder]);
  await git(folder, ["checkout", "--detach", commit.trim()]);
  const [own, its] = await Promise.all(
    [root, folder].map((at) =>
      readFile(path.join(at, "package-lock.json"), "utf8"),
    ),
  );
  if (own === its) {
    await symlink(inRoot("node_modules"), path.join(folder, "node_modules"));
  } else {
    await step(`Packages of ${ref}`, () =>
      npm(["ci", "--include=dev", "--no-audit", "--no-fund"], {
        cwd: folder,
        failure: `The packages of ${ref} could not be installed.`,
      }),
    );
  }
  return folder;
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
      reject(new PlainFailure(`${name} could not be served: see above.`));
    });
  });
  return { ...served, name, process: child.pid };
}

/** @param {Side} side */
async function readHome({ url, cookie }) {
  const answer = await fetch(`${url}/home`, { headers: { cookie } });
  const html = await answer.text();
  return { bytes: html.length, elements: elementsOf(html) };
}

/**
 * @param {string} name
 * @param {Side[]} sides
 * @param {{ connections: number, rounds: number, seconds: number }} how
 */
async function compare(name, sides, { connections, rounds, seconds }) {
  const loads = await Promise.all(
    sides.map(async ({ url, cookie, newest, process }) => {
      const all = (await plan(newest)).flatMap(({ beside }) => beside);
      const measured = all.find((one) => one.name === name);
      if (!measured) throw new Error(`${name} is not measured`);
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
        // On a swamped machine a round may end before the first answer.
        rate: requests === 0 ? 0 : requests / took,
        cpu: (cpu ?? NaN) / requests,
        failures,
      });
    }
    turns.push(turn);
  }
  /** @param {(turn: { rate: number, cpu: number, failures: number }[]) => number} of */
  const middle = (of) => median(turns.map(of));
  return {
    name,
    connections,
    perSecond: sides.map((_, i) => middle((turn) => turn[i]?.rate ?? NaN)),
    ratio: middle(
      ([ours, theirs]) => (ours?.rate ?? NaN) / (theirs?.rate ?? NaN),
    ),
    cpuRatio: middle(
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
  print(
    ["conn.", "what", "req/s", ref, "ratio", "by CPU", "failures"],
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
  console.log(`Home has ${ours}, that of ${ref} ${theirs}.`);
}
