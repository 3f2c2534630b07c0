import { minuteMs } from "~/shared/duration.mjs";
import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { rateLimits, type RateLimitRule } from "~/shared/rate-limit";
import { timeUntilLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import type { AppContext } from "./context.server";
import type { Env } from "./env.server";
import type { AnyEndpoint } from "./endpoint.server";

/** Checks two limits: all API requests of the user (or a visitor's IP address), then the endpoint's own rule. */
export async function limitApiCalls(
  context: AppContext,
  { limit }: AnyEndpoint,
  viewer: Viewer | null,
  request: Request,
): Promise<void> {
  if (context.env.rateLimits === "off") return;
  const clientKey = viewer?.id ?? context.sessionId ?? clientAddress(request);
  await limitBurst(context.env.API_LIMITER, clientKey);
  if (!limit) return;
  // Rules count per user, not per session, so that signing in again doesn't reset them.
  const userId = viewer?.id ?? (await context.sessionUserId()) ?? clientKey;
  const rule = rateLimits[limit];
  if (rule.window === minuteMs) {
    await limitBurst(context.env.MINUTE_LIMITER, `${rule.name}:${userId}`);
  } else {
    await limitWindow(context, context.db, userId, rule);
  }
}

/**
 * Limits all requests that the edge cache didn't answer: a high limit per IP address, because a whole parish may share
 * one, and for pages the API limit, per session or per visitor address. Images don't count as pages.
 */
export async function limitRequests(
  {
    env,
    sessionId,
  }: {
    env: Pick<Env, "rateLimits" | "ADDRESS_LIMITER" | "API_LIMITER">;
    sessionId: string | null;
  },
  request: Request,
): Promise<void> {
  if (env.rateLimits === "off") return;
  const address = clientAddress(request);
  await limitBurst(env.ADDRESS_LIMITER, address);
  const { pathname } = new URL(request.url);
  const isPage = ![urls.api.root, urls.image("")].some((start) =>
    pathname.startsWith(start),
  );
  if (isPage) {
    await limitBurst(env.API_LIMITER, `pages:${sessionId ?? address}`);
  }
}

/** Cloudflare's rate limiter: windows of up to a minute, no database. If it fails, requests are allowed. */
async function limitBurst(limiter: RateLimit, key: string): Promise<void> {
  const { success } = await limiter.limit({ key }).catch((error: unknown) => {
    console.error("The rate limiter failed", error);
    return { success: true };
  });
  if (!success) throw new AppError("rate_limited", { retryAfter: 60 });
}

/** Counts a hit in a fixed window in D1: one row written. Cloudflare's limiter supports a minute at most. */
export async function limitWindow(
  context: Pick<AppContext, "now"> & { env: Pick<Env, "rateLimits"> },
  db: Db,
  clientKey: string,
  rule: RateLimitRule,
): Promise<void> {
  if (context.env.rateLimits === "off") return;
  const start = context.now - (context.now % rule.window);
  const end = start + rule.window;
  const [rows] = await db.batch([
    sql`INSERT INTO rate_windows (key, windowStart, hits, expiresAt)
        VALUES (${`${rule.name}:${clientKey}`}, ${start}, 1, ${end})
        ON CONFLICT (key, windowStart) DO UPDATE SET hits = hits + 1
        RETURNING hits`,
  ]);
  if (Number(rows?.[0]?.hits ?? 0) > rule.limit) {
    throw rateLimitError(rule, end, context.now);
  }
}

/** `end`: ms. */
function rateLimitError(
  { message }: RateLimitRule,
  end: number,
  now: number,
): AppError {
  return new AppError("rate_limited", {
    retryAfter: Math.ceil((end - now) / 1000),
    ...(message && {
      detail: `${message}: again ${timeUntilLabel(end, now)}.`,
    }),
  });
}

/** For images rendered on demand: limits each IP address, and all together to five times as many. */
export async function limitImageRendering(
  { env }: { env: Pick<Env, "rateLimits" | "MINUTE_LIMITER" | "API_LIMITER"> },
  request: Request,
): Promise<void> {
  if (env.rateLimits === "off") return;
  await limitBurst(
    env.MINUTE_LIMITER,
    `image-renders:${clientAddress(request)}`,
  );
  await limitBurst(env.API_LIMITER, "image-renders");
}

/** For guesses of secrets: 60 a minute from an IP address. */
export async function limitGuesses(
  { env, request }: Pick<AppContext, "env" | "request">,
  name: string,
): Promise<void> {
  if (env.rateLimits === "off") return;
  await limitBurst(env.MINUTE_LIMITER, `${name}:${clientAddress(request)}`);
}

/** For images that the viewer uploads or has fetched from another site. Throws `unauthorized` for a visitor. */
export async function countUpload(context: AppContext): Promise<void> {
  const { id } = await context.requireUser();
  await limitWindow(context, context.db, id, rateLimits.uploads);
}

export async function deleteExpiredRateWindows(
  db: Db,
  now: number,
): Promise<void> {
  await db.batch([sql`DELETE FROM rate_windows WHERE expiresAt < ${now}`]);
}

/** The IP address. For IPv6 only the first 64 bits, because every customer gets at least 2⁶⁴ addresses. */
export function clientAddress(request: Request): string {
  const address = request.headers.get("cf-connecting-ip") ?? "local";
  if (!address.includes(":") || address.includes(".")) {
    return address.replace(/^.*:/, "");
  }
  const [before = "", after] = address.split("::");
  const groups = before === "" ? [] : before.split(":");
  if (after !== undefined) {
    const missing = 8 - groups.length - after.split(":").length;
    groups.push(...Array<string>(Math.max(missing, 1)).fill("0"), after);
  }
  const network = groups.join(":").split(":").slice(0, 4);
  return network.map((group) => parseInt(group, 16).toString(16)).join(":");
}
