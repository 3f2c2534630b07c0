import type { Db } from "~/db/db.server";
import type { AppContext } from "~/platform/context.server";

export interface DailyContext {
  db: Pick<Db, "all" | "first">;
  kv: Pick<KVNamespace, "get" | "put">;
  assets: Fetcher;
  waitUntil: (work: Promise<unknown>) => void;
}

export function toDailyContext({
  db,
  env,
  waitUntil,
}: Pick<AppContext, "db" | "env" | "waitUntil">): DailyContext {
  return { db, kv: env.DAILY, assets: env.ASSETS, waitUntil };
}
