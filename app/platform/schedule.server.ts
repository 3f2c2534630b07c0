import { Db } from "~/db/db.server";
import { readEnv, type Env } from "./env.server";
import { logWork } from "./log.server";

/** Passed to scheduled jobs. */
export interface ScheduleContext {
  env: Env;
  db: Db;
  /** ms */
  now: number;
}

/** D1 itself ends a query after 30 s. */
const jobTimeoutMs = 30_000;

export type Job = (context: ScheduleContext) => Promise<void>;

/** Reads from the primary: a job may be about a row that was written a moment ago. */
export function createScheduleContext(raw: object): ScheduleContext {
  const env = readEnv(raw);
  const db = new Db(env.DB, "first-primary");
  db.timeoutMs = jobTimeoutMs;
  return { env, db, now: Date.now() };
}

/** Runs all jobs, even if one fails. Throws at the end, so that the Cloudflare dashboard shows the failure. */
export async function runJobs(
  jobs: Record<string, Job>,
  createContext: () => ScheduleContext,
): Promise<void> {
  const failed: string[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    try {
      const context = createContext();
      await logWork(context, { job: name }, () => job(context));
    } catch (error) {
      console.error(`[${name}]`, error);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
}
