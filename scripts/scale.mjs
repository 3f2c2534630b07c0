// node scripts/scale.mjs: the figures of docs/scale.md. Bytes per row in a small community, and what would have to change
// if some tables moved to another database. Takes a minute, mostly for the statements, which a test records.
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { orderStatements } from "./backup/database-file.mjs";
import { seedPeople, seedPosts } from "./bench/seed.mjs";
import { migrate } from "./local/migrations.mjs";
import { npm } from "./local/npm.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { onExit, program } from "./local/program.mjs";
import { ensureBuild } from "./local/production-build.mjs";
import { step } from "./local/progress.mjs";
import { startBindings } from "./local/worker.mjs";
import { domains } from "./scale/domains.mjs";
import * as report from "./scale/report.mjs";
import { measureTable } from "./scale/row-bytes.mjs";
import { startSample } from "./scale/sample.mjs";

/** @typedef {import("./local/worker.mjs").Database} Database */

/** Rows of the whole mix by `npm run load`, and CPU of home by `npm run bench -- --only home`. */
const view = { rowsRead: 112.8, rowsWritten: 2.8, cpuMs: 5.9 };
/**
 * Rows in the request log, the mean of ten a day. Written: 8 by the first, 6 by the first of each of two further pages, 2
 * by each of the others.
 */
const pageVisit = { rowsRead: 14, rowsWritten: 3.4 };
const seededPosts = 20_000;
const tables = domains.flatMap((domain) => [...domain.tables]);

await program("node scripts/scale.mjs", async () => {
  await ensurePackages();
  await ensureBuild();
  const batches = await step("Recording every statement", recordBatches);
  const { db, stop } = await startSample();
  onExit(stop);
  const measured = await measureTables(db);
  report.printBytes(measured);
  report.printCrossings(batches, await listForeignKeys(db));
  report.printGrowth(measured, await measureFreeSpace());
  report.printCosts(view, pageVisit);
});

/** The statements of each round trip to D1, from the test that runs every statement of the server. */
async function recordBatches() {
  const file = path.join(await makeFolder(), "batches.json");
  await npm(["run", "--silent", "test:api", "--", "tests/api/plans.test.ts"], {
    failure: "Couldn't record the statements.",
    env: { BATCHES_FILE: file },
  });
  /** @type {unknown} */
  const batches = JSON.parse(await readFile(file, "utf8"));
  return /** @type {string[][]} */ (batches);
}

/** @param {Database} db */
function measureTables(db) {
  return Promise.all(tables.map((table) => measureTable(db, table)));
}

/** @param {Database} db */
async function listForeignKeys(db) {
  const { results } = await db
    .prepare(
      `SELECT t.value AS "from", f."table" AS "to" FROM json_each(?) t JOIN pragma_foreign_key_list(t.value) f`,
    )
    .bind(JSON.stringify(tables))
    .all();
  return results.map(({ from, to }) => ({
    from: String(from),
    to: String(to),
  }));
}

/** How much larger a database is than its cells, because pages are partly empty. */
async function measureFreeSpace() {
  const now = Date.now();
  const mf = await startBindings(false);
  onExit(() => mf.dispose());
  const db = await mf.getD1Database("DB");
  await migrate(db);
  await seedPeople(db, now);
  await seedPosts(db, 0, seededPosts, now);
  const cells = (await measureTables(db)).reduce(
    (sum, { bytes, indexBytes }) => sum + bytes + indexBytes,
    0,
  );
  const { meta } = await db.prepare("SELECT 1").all();
  const freeSpace = meta.size_after / cells;
  console.log(
    `A database with ${seededPosts} posts is ${freeSpace.toFixed(2)} times as large as its cells.`,
  );
  const backup = (await measureBackup(db)) / meta.size_after;
  console.log(`The database.sql of its backup: ${backup.toFixed(2)} times.`);
  return freeSpace;
}

/** @param {Database} db @returns {Promise<number>} bytes */
async function measureBackup(db) {
  const folder = await makeFolder();
  const exported = path.join(folder, "export.sql");
  const file = path.join(folder, "database.sql");
  const [lines = []] = await db
    .prepare("PRAGMA miniflare_d1_export(?,?,?);")
    .bind(0, 0)
    .raw();
  await writeFile(exported, lines.join("\n"));
  await orderStatements(exported, file, []);
  return (await stat(file)).size;
}

async function makeFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "scale-"));
  onExit(() => rm(folder, { recursive: true }));
  return folder;
}
