import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inRoot } from "../local/paths.mjs";
import { ensureBuild } from "../local/production-build.mjs";
import { step } from "../local/progress.mjs";
import { checkAdminReads } from "./admin.mjs";
import {
  checkAcrossRuns,
  checkFeedReads,
  checkLikeCounts,
  checkSearchTime,
} from "./checks.mjs";
import { checkAnonymousGets } from "./expensive-requests.mjs";
import { calibrateFloors } from "./calibration.mjs";
import { measureGroup } from "./measure.mjs";
import { listGroups } from "./plan.mjs";
import { printChecks, printReport } from "./report.mjs";
import { weighPages } from "./weight.mjs";
import { openWorld } from "./world.mjs";

/** Enough for each connection to like its own posts. */
const likedPosts = 2560;

/** @param {import("./options.mjs").Options} options */
export async function runBench(options) {
  const startedAt = performance.now();
  await ensureBuild();
  const world = await openWorld();
  if (options.admin) return benchAdmin(world, options.people);
  /** @param {string} name */
  const isSelected = (name) =>
    options.only.length === 0 ||
    options.only.some((part) => name.includes(part));

  /** @type {import("./measure.mjs").Row[]} */
  const rows = [];
  /** @type {import("./checks.mjs").Check[]} */
  const checks = [];
  let page;
  for (const posts of options.posts) {
    await world.growTo(posts);
    const newest = await world.newestPosts(likedPosts);
    page = await calibrateFloors(world, newest[0] ?? "");
    for (const connections of options.connections) {
      for (const group of await listGroups(newest)) {
        const measurements = group.measurements.filter(({ name }) =>
          isSelected(name),
        );
        if (measurements.length === 0) continue;
        const names = measurements.map(({ name }) => name).join(", ");
        await step(`${names}, ${connections} connections`, async () => {
          rows.push(
            ...(await measureGroup(
              world,
              { ...group, measurements },
              { ...options, connections, posts },
            )),
          );
        });
      }
    }
    if (isSelected("like")) checks.push(await checkLikeCounts(world, posts));
  }
  if (isSelected("search")) checks.push(await checkSearchTime(world));
  if (isSelected("expensive")) {
    await step("Measuring the most expensive anonymous requests", async () => {
      checks.push(...(await checkAnonymousGets(world)));
    });
  }
  const weights = isSelected("weight")
    ? await step("Measuring page weights in Chromium at 390 px", () =>
        weighPages(world),
      )
    : [];
  if (isSelected("rows")) {
    await step("Counting rows read with a million posts", async () => {
      checks.push(...(await checkFeedReads(world)));
    });
  }
  checks.push(...checkAcrossRuns(rows));
  const report = {
    rows: rows.map(({ measurement, ...row }) => ({
      ...row,
      goal: measurement.goal ?? null,
    })),
    checks,
    page,
    weights,
    workerGzipBytes: measureWorker((file) => !isRenderer(file)),
    rendererGzipBytes: measureWorker(isRenderer),
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
  printReport(rows, report);
  return report;
}

/** @param {import("./world.mjs").World} world @param {number} people */
async function benchAdmin(world, people) {
  const checks = await checkAdminReads(world, people);
  printChecks(checks);
  return { checks };
}

/** Compiled separately and loaded when the worker renders an image. @param {string} file */
const isRenderer = (file) => /\.wasm$/.test(file);

/**
 * The gzip size of the worker's modules.
 *
 * @param {(file: string) => boolean} isIncluded
 */
function measureWorker(isIncluded) {
  const folder = inRoot("build", "worker");
  return readdirSync(folder)
    .filter((file) => /\.(js|wasm|bin)$/.test(file) && isIncluded(file))
    .map((file) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }))
    .reduce((sum, packed) => sum + packed.length, 0);
}
