import { inject } from "vitest";
import type { Sql } from "~/db/sql";

/** The worker that tests/helpers/api-setup.ts has started. */
export const siteUrl = inject("siteUrl");
export const issuer = inject("issuer");

type Row = Record<string, string | number | null>;

/** Statements straight to the worker's database, in one batch: their rows, in order. */
export async function sqlBatch(statements: Sql[]): Promise<Row[][]> {
  const response = await fetch(inject("sqlUrl"), {
    method: "POST",
    body: JSON.stringify(statements),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as Row[][];
}

export async function sqlRows(statement: Sql): Promise<Row[]> {
  const [rows = []] = await sqlBatch([statement]);
  return rows;
}

/** The one number of a `SELECT count(*) …`. */
export async function sqlCount(statement: Sql): Promise<number> {
  const [row] = await sqlRows(statement);
  const [value] = Object.values(row ?? {});
  if (typeof value !== "number") throw new Error("No number came back");
  return value;
}

/** KV forgets today's verse and prayer. */
export async function clearDailyCache(): Promise<void> {
  const response = await fetch(inject("sqlUrl"), { method: "DELETE" });
  if (!response.ok) throw new Error(await response.text());
}

/** The keys of everything in R2. */
export async function listStoredObjects(): Promise<string[]> {
  const response = await fetch(inject("sqlUrl"));
  if (!response.ok) throw new Error(await response.text());
  return response.json<string[]>();
}
