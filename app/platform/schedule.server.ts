import { Db } from "~/db/db.server";
import { readEnv } from "./env.server";
import type { Env } from "./env.server";

/** What work by the clock may ask of the platform: nobody's request, so no viewer. */
export interface ScheduleContext {
  env: Env;
  db: Db;
  /** ms */
  now: number;
}

export type Job = (context: ScheduleContext) => Promise<void>;

export function createScheduleContext(raw: object): ScheduleContext {
  const env = readEnv(raw);
  return { env, db: new Db(env.DB), now: Date.now() };
}

/**
 * One job after the other, each under its name. One that fails is logged and does not stop the next;
 * the run as a whole fails then, so that the dashboard shows it.
 */
export async function runJobs(
  jobs: Record<string, Job>,
  context: ScheduleContext,
): Promise<void> {
  const failed: string[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await job(context);
    } catch (error) {
      console.error(`[${name}]`, error);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
}
