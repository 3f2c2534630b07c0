// Fills the local search database. For the deployed one, see search-sql.mjs.
import {
  chunks,
  clearTypedIndex,
  copyToTypedIndex,
  optimizeTypedIndex,
  readSearchTables,
  searchHash,
} from "./search-rows.mjs";

/** 4,000 rows (600 KB) per statement: 24 statements instead of 93,300, and 2 s instead of a minute. */
const rowsPerStatement = 4000;

/**
 * Loads the search index unless it's up to date. An interrupted load starts again.
 * @param {import("../local/worker.mjs").Database} db with migrations/scripture applied
 * @returns {Promise<number>} rows written; 0 if it was up to date
 */
export async function loadSearchIndex(db) {
  const hash = await searchHash();
  const loaded = await db
    .prepare("SELECT hash FROM verse_source")
    .first("hash");
  if (loaded === hash) return 0;
  const tables = await readSearchTables();
  await db.batch([
    db.prepare("DELETE FROM verse_source"),
    ...tables.flatMap(({ name, create }) => [
      db.prepare(create),
      db.prepare(`DELETE FROM ${name}`),
    ]),
    db.prepare(clearTypedIndex),
  ]);
  for (const { name, rows } of tables) {
    const insert = db.prepare(
      `INSERT INTO ${name} (rowid, text)
       SELECT value ->> 0, value ->> 1 FROM json_each(?1)`,
    );
    for (const part of chunks(rows, rowsPerStatement)) {
      await insert.bind(JSON.stringify(part)).run();
    }
  }
  await db.batch([
    ...tables.flatMap(({ name }) => [
      db.prepare(`INSERT INTO ${name} (${name}) VALUES ('optimize')`),
      db.prepare(copyToTypedIndex(name)),
    ]),
    db.prepare(optimizeTypedIndex),
    db.prepare("INSERT INTO verse_source VALUES (1, ?)").bind(hash),
  ]);
  return tables.reduce((sum, { rows }) => sum + rows.length, 0);
}
