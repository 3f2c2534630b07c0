/**
 * `wrangler d1 export` writes a line break as the two characters \n, so a text that contains both comes back with another
 * line break (https://github.com/cloudflare/workers-sdk/issues/9042). These statements restore such texts exactly.
 *
 * @param {import("./site.mjs").Query} query
 * @returns {Promise<string[]>}
 */
export async function listExactTexts(query) {
  const tables = await query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 7) <> 'sqlite_' AND substr(name, 1, 4) <> '_cf_'",
  );
  /** @type {string[]} */
  const updates = [];
  for (const { name } of tables) {
    const columns = await query(`PRAGMA table_info("${String(name)}")`);
    const select = (/** @type {(column: typeof columns[0]) => boolean} */ is) =>
      columns.filter(is).map((column) => `"${String(column["name"])}"`);
    const keys = select(({ pk }) => pk !== 0);
    const texts = select(
      ({ pk, type }) => pk === 0 && /text/i.test(String(type)),
    );
    if (texts.length === 0 || keys.length === 0) continue;
    const rows = await query(
      `SELECT ${[...keys, ...texts].map((column) => `quote(${column}) AS ${column}`).join(", ")}
       FROM "${String(name)}" WHERE ${texts.map(isAmbiguous).join(" OR ")}`,
    );
    for (const row of rows) {
      const assign = (/** @type {string} */ column) =>
        `${column} = ${String(row[column.slice(1, -1)])}`;
      updates.push(
        `UPDATE "${String(name)}" SET ${texts.map(assign).join(", ")} WHERE ${keys.map(assign).join(" AND ")};`,
      );
    }
  }
  return updates.sort();
}

/** @param {string} column */
const isAmbiguous = (column) =>
  `(instr(${column}, char(10)) AND instr(${column}, '\\n') OR instr(${column}, char(13)) AND instr(${column}, '\\r'))`;
