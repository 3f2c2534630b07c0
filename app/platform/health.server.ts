import { sql } from "~/db/sql";
import { optionalTimeoutMs, withTimeout } from "~/shared/timeout";
import type { AppContext } from "./context.server";

/** By binding in wrangler.toml. Each reads one row at most, or looks for a key that needn't exist. */
const probes: Record<string, (app: AppContext) => Promise<unknown>> = {
  DB: ({ db }) => db.all(sql`SELECT 1 FROM sessions LIMIT 1`),
  SCRIPTURE: ({ scripture }) => scripture.all(sql`SELECT 1 FROM verse_source`),
  DAILY: ({ env }) => env.DAILY.get("health"),
  COUNTERS: ({ env }) => env.COUNTERS.get("health"),
  IMAGES: ({ env }) => env.IMAGES.head("health"),
};

/** Checks every part, and logs errors under the request's id. */
export async function checkHealth(app: AppContext) {
  let status = "ok";
  const check = async (name: string) => {
    const startedAt = Date.now();
    const part = { status: "ok", ms: 0 };
    const probe = Promise.resolve(probes[name]?.(app));
    await withTimeout(probe, optionalTimeoutMs).catch((error: unknown) => {
      console.error(`[${app.requestId}] ${name}`, error);
      status = part.status = "failed";
    });
    part.ms = Date.now() - startedAt;
    return [name, part] as const;
  };
  const parts = await Promise.all(Object.keys(probes).map(check));
  return { status, parts: Object.fromEntries(parts) };
}
