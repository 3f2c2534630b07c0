import type { Db } from "~/db/db.server";
import { Sql, sql } from "~/db/sql";
import type { SqlValue } from "~/db/sql";
import { exportLists } from "./export-lists.server";
import type { ExportList, List } from "./export-lists.server";

export type ExportRow = Record<string, unknown>;

/** Rows in memory at a time; a post, the longest of them, has some 10 KB at most. */
const atOnce = 200;

/** A whole list, oldest first, page by page. Bill: its rows, and those of the people named. */
export async function* readList(
  db: Db,
  userId: string,
  name: ExportList,
): AsyncGenerator<ExportRow[]> {
  const { columns, from, keys }: List = exportLists[name];
  const names = keys.map((_, i) => `k${i}`);
  const aliased = joined(keys.map((key, i) => sql`${key} AS ${raw(`k${i}`)}`));
  // Less than every time, and than every id.
  let place: SqlValue[] = keys.map(() => -1);
  for (;;) {
    const rows = await db.all<ExportRow>(
      sql`SELECT ${columns}, ${aliased} FROM ${from} = ${userId}
          AND (${joined([...keys])}) > (${joined(place.map((value) => sql`${value}`))})
          ORDER BY ${joined([...keys])} LIMIT ${atOnce}`,
    );
    yield rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([column]) => !names.includes(column)),
      ),
    );
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    place = names.map((column) => toValue(last[column]));
  }
}

const raw = (text: string) => new Sql(text, []);

function joined(parts: readonly Sql[]): Sql {
  return new Sql(
    parts.map(({ text }) => text).join(", "),
    parts.flatMap(({ values }) => values),
  );
}

function toValue(value: unknown): SqlValue {
  if (typeof value === "number" || typeof value === "string") return value;
  throw new TypeError("A key is a number or a text.");
}
