import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { checkOut } from "../bench/check-out.mjs";
import { printTable } from "../bench/report.mjs";
import { sessionSecret } from "../bench/seed.mjs";
import { applyMigration, migrate } from "../local/migrations.mjs";
import { inRoot, root } from "../local/paths.mjs";
import { run } from "../local/processes.mjs";
import { ensureBuild } from "../local/production-build.mjs";
import { onExit } from "../local/program.mjs";
import { step } from "../local/progress.mjs";
import { UserError } from "../local/user-error.mjs";
import { newVapidPair } from "../local/vapid.mjs";
import { startBindings, startWorker } from "../local/worker.mjs";
import { seedRelease1 } from "./seed.mjs";
import { countLostWrites, startTraffic, summarizeTraffic } from "./traffic.mjs";

/** @typedef {import("../local/worker.mjs").Database} Database */

const migrations = inRoot("migrations", "app");
const connections = 8;
/** Traffic before the first migration, after the last one, and to the new worker. */
const trafficMs = 2000;
const vapid = newVapidPair();

/**
 * Fills a database of release 1 and applies all later migrations, those that the old worker doesn't know while it answers.
 * Then the new worker answers and runs its hourly jobs.
 *
 * @param {{ posts: number, from: string | undefined }} options `from`: the old worker's commit
 */
export async function rehearseUpgrade({ posts, from }) {
  const names = await listMigrations(migrations);
  const ref = from ?? (await findCommitBefore(names.at(-1) ?? ""));
  const old = await checkOut(ref);
  await step(`Building ${ref}`, () => buildIn(old));
  await ensureBuild();
  const known = new Set(await listMigrations(path.join(old, "migrations/app")));

  const stateDir = await mkdtemp(path.join(os.tmpdir(), "upgrade-"));
  onExit(() => rm(stateDir, { recursive: true, force: true }));
  const { cookie, countsBefore, timings } = await prepare(
    stateDir,
    posts,
    names.filter((name) => known.has(name)),
  );
  const worker = await start(stateDir, old);
  const db = await worker.mf.getD1Database("DB");
  const { results } = await db
    .prepare("SELECT id FROM posts ORDER BY id DESC LIMIT 20000")
    .all();
  const newest = results.map(({ id }) => String(id));
  const site = { url: worker.url, cookie, posts: newest, connections };
  const traffic = startTraffic(site);
  await wait(trafficMs);
  for (const name of names.filter((name) => !known.has(name))) {
    const timing = await time(db, name);
    await wait(trafficMs / 2);
    timings.push({ ...timing, answered: true });
  }
  await wait(trafficMs / 2);
  await traffic.stop();
  await worker.stop();

  const rows = timings.map(({ name, startedAt, endedAt, answered }) => {
    const { requests, failures, longestMs } = summarizeTraffic(
      traffic.sent,
      startedAt,
      endedAt,
    );
    return [
      name,
      seconds(endedAt - startedAt),
      ...(answered
        ? [String(requests), seconds(longestMs), String(failures.length)]
        : ["", "", ""]),
    ];
  });
  printTable(["migration", "s", "requests", "longest wait, s", "failed"], rows);
  const total = summarizeTraffic(traffic.sent);
  console.log(
    `The worker of ${ref}: ${total.requests} requests, ${total.failures.length} failed, longest wait ${seconds(total.longestMs)} s.`,
  );
  const problems = [
    ...total.failures,
    ...(await checkNewWorker(stateDir, site, countsBefore, traffic.written)),
  ];
  if (problems.length > 0) {
    throw new UserError([...new Set(problems)].slice(0, 20).join("\n"));
  }
  console.log("Lost rows: 0");
}

/**
 * @param {string} stateDir
 * @param {number} posts
 * @param {string[]} names of the migrations that the old worker knows; the first is release 1
 */
async function prepare(stateDir, posts, [release1 = "", ...others]) {
  const bindings = await startBindings(stateDir);
  const db = await bindings.getD1Database("DB");
  await migrate(db, migrations, release1);
  const cookie = await step(
    `Filling release 1 with ${posts.toLocaleString("en")} posts`,
    () => seedRelease1(db, posts, Date.now()),
  );
  const countsBefore = await countRows(db);
  /** @type {(Awaited<ReturnType<typeof time>> & { answered: boolean })[]} */
  const timings = [];
  for (const name of others) {
    timings.push({ ...(await time(db, name)), answered: false });
  }
  await bindings.dispose();
  return { cookie, countsBefore, timings };
}

/**
 * @param {string} stateDir
 * @param {Parameters<typeof startTraffic>[0]} site
 * @param {Map<string, number>} countsBefore
 * @param {ReturnType<typeof startTraffic>["written"]} written
 * @returns {Promise<string[]>} what is wrong
 */
async function checkNewWorker(stateDir, site, countsBefore, written) {
  const worker = await start(stateDir, root);
  const db = await worker.mf.getD1Database("DB");
  const lost = await countLostWrites(db, written);
  const counts = await countRows(db);
  const traffic = startTraffic({ ...site, url: worker.url });
  await wait(trafficMs);
  await traffic.stop();
  const { requests, failures, longestMs } = summarizeTraffic(traffic.sent);
  console.log(
    `The new worker: ${requests} requests, ${failures.length} failed, longest wait ${seconds(longestMs)} s.`,
  );
  const { outcome } = await step("Running the hourly jobs", async () =>
    (await worker.mf.getWorker()).scheduled({ cron: "17 * * * *" }),
  );
  const broken = await step("Checking references", async () =>
    db.prepare("PRAGMA foreign_key_check").all(),
  );
  await worker.stop();
  return [
    ...failures,
    ...[...countsBefore].flatMap(([table, before]) => {
      const after = counts.get(table) ?? 0;
      return after < before ? `${table}: ${before} rows, then ${after}` : [];
    }),
    ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
    ...(outcome === "ok" ? [] : [`The hourly jobs ended with ${outcome}`]),
    ...broken.results.map((row) => `${String(row["table"])}: broken reference`),
  ];
}

/** @param {string} folder */
const listMigrations = async (folder) =>
  (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();

/** The commit before the one that added a migration. @param {string} name */
async function findCommitBefore(name) {
  const log = ["log", "--diff-filter=A", "--format=%h", "--"];
  const commits = await run("git", [...log, `migrations/app/${name}`], {
    cwd: root,
    failure: "This needs the history of the repository.",
  });
  return `${commits.trim().split("\n").at(-1) ?? ""}^`;
}

/** @param {string} folder */
const buildIn = (folder) =>
  run(process.execPath, ["scripts/build.mjs"], {
    cwd: folder,
    failure: "Couldn't build the old worker. See the output above.",
  });

/** @param {string} stateDir @param {string} checkout */
const start = (stateDir, checkout) =>
  startWorker({
    stateDir,
    bundle: path.join(checkout, "build", "worker"),
    files: path.join(checkout, "build", "client"),
    bindings: {
      OIDC_CLIENT_SECRET: "only-for-the-rehearsal",
      SESSION_SECRET: sessionSecret,
      SANCTIONS_SECRET: sessionSecret,
      ...vapid,
      RATE_LIMITS: "off",
    },
  });

/** Applies a migration. @param {Database} db @param {string} name */
async function time(db, name) {
  const startedAt = performance.now();
  await applyMigration(db, name, migrations);
  return { name, startedAt, endedAt: performance.now() };
}

/** @param {Database} db @returns {Promise<Map<string, number>>} */
async function countRows(db) {
  const { results } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_' AND substr(name, 1, 4) <> '_cf_'",
    )
    .all();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { name } of results) {
    const count = db.prepare(`SELECT count(*) AS count FROM "${String(name)}"`);
    counts.set(String(name), Number(await count.first("count")));
  }
  return counts;
}

const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(2);

const wait = (/** @type {number} */ ms) =>
  new Promise((resolve) => setTimeout(resolve, ms));
