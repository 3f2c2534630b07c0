import { expect } from "vitest";
import { Sql, sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import type { SignedIn } from "./seeds";
import { sqlBatch, sqlCount, sqlRows } from "./site";

/** Asks for the end of an account, by the handle typed. */
export const deleteAccount = (
  who: SignedIn,
  handle: unknown = who.username,
  id = who.id,
) => who.client.send("DELETE", urls.api.user(id), { body: { handle } });

export const exists = async ({ id }: SignedIn) =>
  (await sqlCount(sql`SELECT count(*) FROM users WHERE id = ${id}`)) === 1;

/** `table.column` of every column of the schema that has this text in it somewhere. */
export async function findColumnsContaining(text: string): Promise<string[]> {
  const columns = await sqlRows(
    sql`SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t JOIN pragma_table_info(t.name) c
        WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const found = await sqlBatch(
    columns.map(
      ({ table, column }) =>
        new Sql(
          `SELECT count(*) AS n FROM "${table}" WHERE instr(CAST("${column}" AS TEXT), ?) > 0`,
          [text],
        ),
    ),
  );
  return columns
    .filter((_, i) => Number(found[i]?.[0]?.["n"]) > 0)
    .map(({ table, column }) => `${table}.${column}`);
}
