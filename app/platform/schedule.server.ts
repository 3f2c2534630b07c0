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

export function createScheduleContext(raw: object): ScheduleContext {
  const env = readEnv(raw);
  return { env, db: new Db(env.DB), now: Date.now() };
}
