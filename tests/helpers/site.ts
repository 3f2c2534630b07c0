import { inject } from "vitest";
import type { Sql } from "~/db/sql";

/** The worker started by api-setup.ts. */
export const siteUrl = inject("siteUrl");
export const issuer = inject("issuer");

type Row = Record<string, string | number | null>;

/** Runs the statements on the worker's database in one batch and returns the rows of each. */
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

export async function sqlCount(statement: Sql): Promise<number> {
  const [row] = await sqlRows(statement);
  const [value] = Object.values(row ?? {});
  if (typeof value !== "number")
    throw new Error("The statement didn't return a number");
  return value;
}

/** Deletes the cached verse and prayer of the day from KV. */
export async function clearDailyCache(): Promise<void> {
  const response = await fetch(inject("sqlUrl"), { method: "DELETE" });
  if (!response.ok) throw new Error(await response.text());
}

/** The lines that the worker logged for a request. */
export async function listLogLines(requestId: string): Promise<string[]> {
  const response = await fetch(`${inject("sqlUrl")}/${requestId}`);
  return response.json<string[]>();
}

/** Lists the keys of all objects in R2. */
export async function listStoredObjects(): Promise<string[]> {
  const response = await fetch(inject("sqlUrl"));
  if (!response.ok) throw new Error(await response.text());
  return response.json<string[]>();
}

/** Lists the keys of both KV namespaces. */
export async function listKvKeys(): Promise<string[]> {
  const response = await fetch(new URL("/kv", inject("sqlUrl")));
  if (!response.ok) throw new Error(await response.text());
  return response.json<string[]>();
}

/** Runs the scheduled jobs of a cron trigger; returns "ok" if none failed. */
export async function runSchedule(cron: string): Promise<string> {
  const response = await fetch(inject("sqlUrl"), { method: "PUT", body: cron });
  return response.text();
}
