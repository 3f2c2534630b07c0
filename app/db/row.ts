/** What SQLite gives for a condition, and keeps for a boolean. */
export type Bit = 0 | 1;

type Stored<Value> = Value extends boolean ? Bit : Value;

/**
 * Columns of a table as a SELECT gives them: `Row<typeof posts, "id" | "content">`. The table is
 * imported as a type, so that the worker brings no Drizzle along.
 */
export type Row<
  Table extends { $inferSelect: object },
  Column extends keyof Table["$inferSelect"],
> = { [Name in Column]: Stored<Table["$inferSelect"][Name]> };
