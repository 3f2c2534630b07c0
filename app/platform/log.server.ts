import { newUsage, type Db, type Usage } from "~/db/db.server";
import type { Env } from "./env.server";

/** What is logged about a request. Nothing here may identify a user: no address, no query, no ids but its own. */
export class RequestRecord {
  readonly id = crypto.randomUUID();
  readonly startedAt = Date.now();
  readonly usage = newUsage();
  /** Work after the response. */
  readonly background: Promise<unknown>[] = [];
  /** `miss`: the edge cache stores the response now. `stale`: an expired one instead of a 503. `none`: not cached. */
  cache: "hit" | "miss" | "stale" | "none" = "none";
  /** Null until the configuration has been read. */
  env: Env | null = null;

  /** Sets Server-Timing and logs the request, after the work after the response, so that its rows count too. */
  async finish(route: string, { method }: Request, response: Response) {
    const { id, cache, env, usage } = this;
    const ms = Date.now() - this.startedAt;
    const timing = `total;dur=${ms}, db;dur=${Math.round(usage.dbMs)}`;
    const { trips, rowsRead, rowsWritten } = usage;
    const desc = `trips: ${trips}, rows read: ${rowsRead}, rows written: ${rowsWritten}`;
    // Only locally: numbers of rows reveal whether something exists that the viewer may not see.
    const counts = env?.isLocal ? `;desc="${desc}"` : "";
    response.headers.set("server-timing", `${timing}${counts}`);
    await Promise.allSettled(this.background);
    const fields = { id, route, method, status: response.status, ms, cache };
    writeLog(env, fields, usage);
  }
}

/** Writes a line of JSON (docs/operate.md lists the fields), on a local server only with REQUEST_LOG=on. */
export function writeLog(
  env: Pick<Env, "isLocal" | "REQUEST_LOG"> | null,
  fields: Record<string, string | number | boolean>,
  usage: Usage,
): void {
  if (env?.isLocal && env.REQUEST_LOG !== "on") return;
  const dbMs = Math.round(usage.dbMs);
  console.log(JSON.stringify({ ...fields, ...usage, dbMs }));
}

/** Runs a job or a queue batch and logs how long it took and what it cost. */
export async function logWork(
  { env, db }: { env: Env; db: Db },
  fields: Record<string, string | number>,
  run: () => Promise<void>,
): Promise<void> {
  const startedAt = Date.now();
  let failed = true;
  try {
    await run();
    failed = false;
  } finally {
    const ms = Date.now() - startedAt;
    writeLog(env, { ...fields, ms, failed }, db.usage);
  }
}
