// Writes the search index as an SQL file for the deployed database:
//
//   node scripts/bible/search-sql.mjs build/scripture.sql
//   npx wrangler d1 execute SCRIPTURE --remote --file build/scripture.sql
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  chunks,
  clearTypedIndex,
  copyToTypedIndex,
  optimizeTypedIndex,
  readSearchTables,
  searchHash,
} from "./search-rows.mjs";

/** D1 limits statements to 100,000 bytes; 200 of the longest verses are below that. */
const rowsPerStatement = 200;

/** @returns {Promise<string>} 13 MB; can be executed repeatedly */
export async function searchIndexSql() {
  const tables = await readSearchTables();
  const inserts = tables.flatMap(({ name, rows }) =>
    chunks(rows, rowsPerStatement).map((part) => {
      const values = part.map(([key, text]) => `(${key},${quote(text)})`);
      return `INSERT INTO ${name} (rowid, text) VALUES ${values.join(",")}`;
    }),
  );
  const statements = [
    ...clearStatements(tables),
    ...inserts,
    ...finishStatements(tables, await searchHash()),
  ];
  return statements.map((statement) => `${statement};\n`).join("");
}

/**
 * The statements before the rows are inserted. Without its row in `verse_source`, the index counts as incomplete.
 * @param {import("./search-rows.mjs").SearchTable[]} tables
 */
export const clearStatements = (tables) => [
  "DELETE FROM verse_source",
  ...tables.flatMap(({ name, create }) => [create, `DELETE FROM ${name}`]),
  clearTypedIndex,
];

/**
 * @param {import("./search-rows.mjs").SearchTable[]} tables
 * @param {string} hash
 */
export const finishStatements = (tables, hash) => [
  ...tables.flatMap(({ name }) => [
    `INSERT INTO ${name} (${name}) VALUES ('optimize')`,
    copyToTypedIndex(name),
  ]),
  optimizeTypedIndex,
  `INSERT INTO verse_source VALUES (1, ${quote(hash)})`,
];

/** @param {string} text */
function quote(text) {
  return `'${text.replaceAll("'", "''")}'`;
}

const [, script, target] = process.argv;
if (script === import.meta.filename) {
  if (target === undefined) {
    process.stderr.write(
      "Please name the output file: node scripts/bible/search-sql.mjs build/scripture.sql\n",
    );
    process.exitCode = 1;
  } else {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await searchIndexSql());
  }
}
