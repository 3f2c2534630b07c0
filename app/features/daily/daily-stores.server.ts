import type { Db } from "~/db/db.server";
import type { AppContext } from "~/platform/context.server";

export interface DailyStores {
  db: Pick<Db, "all" | "first">;
  kv: Pick<KVNamespace, "get" | "put">;
  assets: Fetcher;
  /** For work that the answer does not wait for. */
  later: (work: Promise<unknown>) => void;
}

/** The stores of a request. */
export function dailyStores({
  db,
  env,
  waitUntil,
}: Pick<AppContext, "db" | "env" | "waitUntil">): DailyStores {
  return { db, kv: env.DAILY, assets: env.ASSETS, later: waitUntil };
}
