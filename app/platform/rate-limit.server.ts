import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { AppError } from "~/shared/errors";
import { rateLimits } from "~/shared/rate-limit";
import type { RateLimitRule } from "~/shared/rate-limit";
import { againLabel } from "~/shared/time";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import type { AppContext } from "./context.server";
import type { Env } from "./env.server";
import type { AnyEndpoint } from "./endpoint.server";

const minute = 60_000;

/**
 * The limits of a call to the API: all calls of a person (or a visitor's address) together, then the
 * endpoint's own rule.
 */
export async function limitCalls(
  context: AppContext,
  { limit }: AnyEndpoint,
  viewer: Viewer | null,
  request: Request,
): Promise<void> {
  if (context.env.rateLimits === "off") return;
  const who = viewer?.id ?? context.sessionId ?? clientAddress(request);
  await limitBurst(context.env.API_LIMITER, who);
  if (limit === null) return;
  // A rule is for the person: signing in again gives nobody a second portion.
  const person = viewer?.id ?? (await context.personId()) ?? who;
  if (limit.window === minute) {
    await limitBurst(context.env.MINUTE_LIMITER, `${limit.name}:${person}`);
  } else {
    await limitWindow(context, context.db, person, limit);
  }
}

/**
 * Whatever the app is asked and has not kept for everybody: wide for an address, a parish behind one
 * router, and for pages as many as calls, for each session or for all visitors of an address. The
 * pictures on a page are not counted as pages.
 */
export async function limitVisits(
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

/**
 * The platform's own counter: windows of at most a minute, free of any database. While it is down
 * nobody is held up: it guards what works, and that still does.
 */
async function limitBurst(limiter: RateLimit, key: string): Promise<void> {
  const { success } = await limiter.limit({ key }).catch((error: unknown) => {
    console.error("The rate limiter does not answer", error);
    return { success: true };
  });
  if (!success) throw new AppError("rate_limited", { retryAfter: 60 });
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
    throw tooOften(rule, end, context.now);
  }
}

/** `rate_limited` until `end` (ms), in words where the rule has some. */
export function tooOften(
  { words }: RateLimitRule,
  end: number,
  now: number,
): AppError {
  return new AppError("rate_limited", {
    retryAfter: Math.ceil((end - now) / 1000),
    ...(words && { detail: `${words}: again ${againLabel(end, now)}.` }),
  });
}

/**
 * A picture that is drawn for a request, because nobody has asked for it before: so many for an address,
 * and five times as many for all of them.
 */
export async function limitDrawing(
  { env }: { env: Pick<Env, "rateLimits" | "MINUTE_LIMITER" | "API_LIMITER"> },
  request: Request,
): Promise<void> {
  if (env.rateLimits === "off") return;
  await limitBurst(env.MINUTE_LIMITER, `drawings:${clientAddress(request)}`);
  await limitBurst(env.API_LIMITER, "drawings");
}

/** A picture that the viewer sends or has fetched; `unauthorized` for a visitor. */
export async function countUpload(context: AppContext): Promise<void> {
  const { id } = await context.requireUser();
  await limitWindow(context, context.db, id, rateLimits.uploads);
}

/** Windows that have passed; by the hourly schedule. */
export async function sweepRateWindows(db: Db, now: number): Promise<void> {
  await db.batch([sql`DELETE FROM rate_windows WHERE expiresAt < ${now}`]);
}

/**
 * Whom a limit counts where there is no person: the address the edge saw. Of IPv6 its first 64 bits,
 * for everybody is given 2⁶⁴ of them at the least.
 */
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
