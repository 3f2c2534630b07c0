import { expect } from "vitest";
import { Sql, sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import type { SignedIn } from "./seeds";
import { sqlBatch, sqlCount, sqlRows } from "./site";

export const deleteAccount = (
  user: SignedIn,
  handle: unknown = user.username,
  id = user.id,
) => user.client.send("DELETE", urls.api.user(id), { body: { handle } });

export const exists = async ({ id }: SignedIn) =>
  (await sqlCount(sql`SELECT count(*) FROM users WHERE id = ${id}`)) === 1;

/** Returns `table.column` for every column that contains the text in any row. */
export async function findColumnsContaining(text: string): Promise<string[]> {
  const columns = await sqlRows(
    sql`SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t JOIN pragma_table_info(t.name) c
        WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const counts = await sqlBatch(
    columns.map(
      ({ table, column }) =>
        new Sql(
          `SELECT count(*) AS n FROM "${table}" WHERE instr(CAST("${column}" AS TEXT), ?) > 0`,
          [text],
        ),
    ),
  );
  return columns
    .filter((_, i) => Number(counts[i]?.[0]?.["n"]) > 0)
    .map(({ table, column }) => `${table}.${column}`);
}
