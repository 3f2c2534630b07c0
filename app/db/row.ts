/** SQLite's boolean. */
export type Bit = 0 | 1;

type Stored<Value> = Value extends boolean ? Bit : Value;

/**
 * The row type of a SELECT: `Row<typeof posts, "id" | "content">`. Import tables as types only, so that Drizzle isn't
 * bundled with the worker.
 */
export type Row<
  Table extends { $inferSelect: object },
  Column extends keyof Table["$inferSelect"],
> = { [Name in Column]: Stored<Table["$inferSelect"][Name]> };
