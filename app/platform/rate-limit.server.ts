import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import type { AppContext } from "./context.server";

/** The platform's own counter: windows of at most a minute, free of any database. */
export async function limitBurst(
  context: AppContext,
  limiter: RateLimit,
  key: string,
): Promise<void> {
  if (context.env.rateLimits === "off") return;
  const { success } = await limiter.limit({ key });
  if (!success) throw new AppError("rate_limited", { retryAfter: 60 });
}

export interface RateLimitRule {
  /** What is counted, as `posts`. */
  name: string;
  limit: number;
  /** ms */
  window: number;
}

/**
 * Counts one hit in a fixed window in D1 (one row written) and refuses past the limit. For the few
 * calls whose window is longer than the platform's limiter can count.
 */
export async function limitWindow(
  context: Pick<AppContext, "env" | "now">,
  db: Db,
  who: string,
  rule: RateLimitRule,
): Promise<void> {
  if (context.env.rateLimits === "off") return;
  const start = context.now - (context.now % rule.window);
  const end = start + rule.window;
  const [rows] = await db.batch([
    sql`INSERT INTO rate_windows (key, windowStart, hits, expiresAt)
        VALUES (${`${rule.name}:${who}`}, ${start}, 1, ${end})
        ON CONFLICT (key, windowStart) DO UPDATE SET hits = hits + 1
        RETURNING hits`,
  ]);
  if (Number(rows?.[0]?.hits ?? 0) > rule.limit) {
    throw new AppError("rate_limited", {
      retryAfter: Math.ceil((end - context.now) / 1000),
    });
  }
}

/** Windows that have passed; by the hourly schedule. */
export async function sweepRateWindows(db: Db, now: number): Promise<void> {
  await db.batch([sql`DELETE FROM rate_windows WHERE expiresAt < ${now}`]);
}

/** Whom a limit counts: the person where there is one, else the address the edge saw. */
export function clientAddress(request: Request): string {
  return request.headers.get("cf-connecting-ip") ?? "local";
}
