import type { Db } from "~/db/db.server";
import type { AppContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";

/** The part of a request's context that daily content needs. */
export interface DailyContext extends Pick<AppContext, "now" | "waitUntil"> {
  db: Pick<Db, "all" | "first">;
  env: Pick<Env, "DAILY" | "ASSETS">;
}
