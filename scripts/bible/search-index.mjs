// Fills the local search database. For the deployed one, see search-sql.mjs.
import { chunks, readSearchTables, searchHash } from "./search-rows.mjs";
import { clearStatements, finishStatements } from "./search-sql.mjs";

/** 600 KB. One statement per row would take a minute instead of 2 s. */
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
  await db.batch(clearStatements(tables).map((one) => db.prepare(one)));
  for (const { name, rows } of tables) {
    const insert = db.prepare(
      `INSERT INTO ${name} (rowid, text)
       SELECT value ->> 0, value ->> 1 FROM json_each(?1)`,
    );
    for (const part of chunks(rows, rowsPerStatement)) {
      await insert.bind(JSON.stringify(part)).run();
    }
  }
  await db.batch(finishStatements(tables, hash).map((one) => db.prepare(one)));
  return tables.reduce((sum, { rows }) => sum + rows.length, 0);
}
