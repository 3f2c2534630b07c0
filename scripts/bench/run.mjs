import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inRoot } from "../local/paths.mjs";
import { ensureBuild } from "../local/production-build.mjs";
import { step } from "../local/progress.mjs";
import { adminBills } from "./admin.mjs";
import { crossChecks, feedBill, likesExact, searchTime } from "./checks.mjs";
import { dearestGets } from "./dearest.mjs";
import { teachFloors } from "./facts.mjs";
import { measureGroup } from "./measure.mjs";
import { plan } from "./plan.mjs";
import { printChecks, printReport } from "./report.mjs";
import { weighPages } from "./weight.mjs";
import { openWorld } from "./world.mjs";

/** Posts of its own for each of that many connections. */
const likedPosts = 2560;

/** Between these the bill of a page must not grow. */
const fewPosts = 1000;
const manyPosts = 1_000_000;

/** @param {import("./options.mjs").Options} options */
export async function runBench(options) {
  const begun = performance.now();
  await ensureBuild();
  const world = await openWorld();
  if (options.admin) return benchAdmin(world, options.people);
  /** @param {string} name */
  const wanted = (name) =>
    options.only.length === 0 ||
    options.only.some((word) => name.includes(word));

  /** @type {import("./measure.mjs").Row[]} */
  const rows = [];
  /** @type {import("./checks.mjs").Check[]} */
  const checks = [];
  let page;
  const bill = wanted("bill") ? await feedBill(world, fewPosts) : null;
  for (const posts of options.posts) {
    await world.growTo(posts);
    const newest = await world.newestPosts(likedPosts);
    page = await teachFloors(world, newest[0] ?? "");
    for (const connections of options.connections) {
      for (const group of await plan(newest)) {
        const beside = group.beside.filter(({ name }) => wanted(name));
        if (beside.length === 0) continue;
        const names = beside.map(({ name }) => name).join(", ");
        await step(`${names}, ${connections} connections`, async () => {
          const how = { ...options, connections, posts };
          rows.push(...(await measureGroup(world, { ...group, beside }, how)));
        });
      }
    }
    if (wanted("like")) checks.push(await likesExact(world, posts));
  }
  if (wanted("search")) checks.push(await searchTime(world));
  if (wanted("dearest")) {
    await step("The dearest anonymous GETs", async () => {
      checks.push(...(await dearestGets(world)));
    });
  }
  const weights = wanted("weight")
    ? await step("Weights, in Chromium at 390 px", () => weighPages(world))
    : [];
  if (bill) {
    await step(
      `Rows read with ${manyPosts.toLocaleString("en")} posts`,
      async () => {
        checks.push(...bill, ...(await feedBill(world, manyPosts)));
      },
    );
  }
  checks.push(...crossChecks(rows));
  const report = {
    rows: rows.map(({ of, ...row }) => ({ ...row, goal: of.goal ?? null })),
    checks,
    page,
    weights,
    workerGzipBytes: workerWeight((file) => !isRenderer(file)),
    rendererGzipBytes: workerWeight(isRenderer),
    seconds: Math.round((performance.now() - begun) / 1000),
  };
  printReport(rows, report);
  return report;
}

/** @param {import("./world.mjs").World} world @param {number} people */
async function benchAdmin(world, people) {
  const checks = await adminBills(world, people);
  printChecks(checks);
  return { checks };
}

/** Compiled beside the worker and loaded when a link preview is drawn. @param {string} file */
const isRenderer = (file) => /\.wasm$/.test(file);

/**
 * Modules of the worker together.
 *
 * @param {(file: string) => boolean} counts
 */
function workerWeight(counts) {
  const folder = inRoot("build", "worker");
  return readdirSync(folder)
    .filter((file) => /\.(js|wasm|bin)$/.test(file) && counts(file))
    .map((file) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }))
    .reduce((sum, packed) => sum + packed.length, 0);
}
