/** @typedef {import("../local/worker.mjs").Database} Database */

/** Per cell, as in https://sqlite.org/fileformat2.html: its pointer, the lengths of payload and header, and the rowid. */
const cellOverhead = 8;

/**
 * SQL for the bytes of a value in a record, with its byte in the header.
 *
 * @param {string} value SQL
 */
const valueBytes = (value) =>
  `CASE typeof(${value}) WHEN 'null' THEN 1 WHEN 'real' THEN 9 WHEN 'integer' THEN 1 + CASE
     WHEN ${value} IN (0, 1) THEN 0 WHEN abs(${value}) < 128 THEN 1 WHEN abs(${value}) < 32768 THEN 2
     WHEN abs(${value}) < 8388608 THEN 3 WHEN abs(${value}) < 2147483648 THEN 4
     WHEN abs(${value}) < 140737488355328 THEN 6 ELSE 8 END
   ELSE length(CAST(${value} AS BLOB)) + iif(length(CAST(${value} AS BLOB)) < 58, 1, 2) END`;

/**
 * Rows and bytes of a table with its indexes, without the free space in pages.
 *
 * @param {Database} db
 * @param {string} table
 */
export async function measureTable(db, table) {
  const columns = await names(
    db,
    `SELECT name FROM pragma_table_info(?)`,
    table,
  );
  const { rows, bytes } = await sum(db, table, columns, "");
  let indexBytes = 0;
  for (const index of await listIndexes(db, table)) {
    indexBytes += (await sum(db, table, index.values, index.where)).bytes;
  }
  return { table, rows, bytes, indexBytes };
}

/**
 * @param {Database} db
 * @param {string} table
 * @param {string[]} values SQL
 * @param {string} where
 */
async function sum(db, table, values, where) {
  const each = values.map(valueBytes).join(" + ");
  const row = await db
    .prepare(
      `SELECT count(*) AS count, coalesce(sum(${cellOverhead} + ${each}), 0) AS bytes FROM "${table}" ${where}`,
    )
    .first();
  return { rows: Number(row?.["count"]), bytes: Number(row?.["bytes"]) };
}

/**
 * The expressions and the condition of each index.
 *
 * @param {Database} db
 * @param {string} table
 */
async function listIndexes(db, table) {
  const { results } = await db
    .prepare(
      "SELECT l.name, coalesce(m.sql, '') AS sql FROM pragma_index_list(?1) l JOIN sqlite_master m ON m.name = l.name",
    )
    .bind(table)
    .all();
  return Promise.all(
    results.map(async ({ name, sql }) => {
      const columns = `SELECT name FROM pragma_index_info(?)`;
      // A primary key has no SQL of its own.
      if (sql === "") {
        return { values: await names(db, columns, String(name)), where: "" };
      }
      const [, list = "", where = ""] =
        /^CREATE.*? ON \S+ \((.*?)\)(?: (WHERE .*))?$/s.exec(String(sql)) ?? [];
      return { values: splitExpressions(list), where };
    }),
  );
}

/** Splits at the commas outside of parentheses. @param {string} list */
const splitExpressions = (list) => list.split(/,(?![^(]*\))/);

/** @param {Database} db @param {string} query @param {string} name */
async function names(db, query, name) {
  const { results } = await db.prepare(query).bind(name).all();
  return results.map((row) => `"${String(row["name"])}"`);
}
