/** A value D1 can bind. Booleans are stored as 0 and 1. */
export type SqlValue = string | number | boolean | null;

/** A piece of SQL with its values. Pieces nest; values never become text. */
export class Sql {
  constructor(
    readonly text: string,
    readonly values: readonly SqlValue[],
  ) {}
}

/** Where a person's id is wanted: the id itself, or SQL that finds it (see `sessionUserId`). */
export type SqlId = string | Sql;

/**
 * SQL as it is written: sql`SELECT * FROM likes WHERE postId = ${postId} AND ${condition}`.
 * D1 takes at most 100 values a statement; lists go in as JSON and come out of `json_each`.
 */
export function sql(
  parts: TemplateStringsArray,
  ...inserts: readonly (SqlValue | Sql)[]
): Sql {
  let text = parts[0] ?? "";
  const values: SqlValue[] = [];
  inserts.forEach((insert, i) => {
    if (insert instanceof Sql) {
      text += insert.text;
      values.push(...insert.values);
    } else {
      text += "?";
      values.push(insert);
    }
    text += parts[i + 1] ?? "";
  });
  return new Sql(text, values);
}
