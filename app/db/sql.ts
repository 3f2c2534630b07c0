/** A value D1 can bind. Booleans are stored as 0 and 1. */
export type SqlValue = string | number | boolean | null;

/** An SQL fragment with its values. Fragments can be nested; values are always bound, never interpolated. */
export class Sql {
  constructor(
    readonly text: string,
    readonly values: readonly SqlValue[],
  ) {}
}

/** An id, or an SQL expression for it, such as `AppContext.viewerId`. */
export type SqlId = string | Sql;

/**
 * sql`SELECT * FROM likes WHERE postId = ${postId} AND ${condition}`.
 * D1 allows at most 100 values per statement, so pass lists as JSON and read them with `json_each`.
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

/** SQL for a time in ms as in `Date.toISOString`. */
export const isoTime = (ms: Sql) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${ms} / 1000.0, 'unixepoch')`;

/** SQL for a condition inside `json_object`. */
export const jsonBoolean = (condition: Sql) =>
  sql`json(iif(${condition}, 'true', 'false'))`;
