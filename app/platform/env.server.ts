import * as z from "zod/mini";
import { AppError } from "~/shared/errors";

const required = z.string().check(z.minLength(1));

const settingsSchema = z.object({
  PRODUCT_NAME: required,
  CONTACT_EMAIL: z.email(),
  SITE_URL: z.url(),
  OWNER_EMAIL: z.email(),
  OIDC_ISSUER: z.url(),
  OIDC_CLIENT_ID: required,
  OIDC_CLIENT_SECRET: required,
  SERVICE_WORKER: z._default(z.enum(["on", "off"]), "on"),
  SESSION_SECRET: z.string().check(z.minLength(32)),
  /** Hashes the sign-in keys of sanctioned users whose accounts were deleted. A new value lifts all their sanctions. */
  SANCTIONS_SECRET: z.string().check(z.minLength(32)),
  /** Raw P-256 keys (65 and 32 bytes) in base64url, as `npm run vapid` generates them (RFC 8292). */
  VAPID_PUBLIC_KEY: z.string().check(z.regex(/^B[\w-]{86}$/)),
  VAPID_PRIVATE_KEY: z.string().check(z.regex(/^[\w-]{43}$/)),
});

/** The bindings in wrangler.toml. */
export interface Bindings {
  DB: D1Database;
  SCRIPTURE: D1Database;
  DAILY: KVNamespace;
  COUNTERS: KVNamespace;
  IMAGES: R2Bucket;
  ASSETS: Fetcher;
  PUSHES: Queue;
  VIDEOS: Queue;
  API_LIMITER: RateLimit;
  MINUTE_LIMITER: RateLimit;
  ADDRESS_LIMITER: RateLimit;
}

export type Settings = z.infer<typeof settingsSchema>;

export interface Env extends Bindings, Settings {
  /** 'off' only on a local server, for load tests. */
  rateLimits: "on" | "off";
  /** Whether pushes may be sent to loopback addresses: only on a test server. */
  pushLoopback: boolean;
  /** Answers instead of the video hosts' oEmbed endpoints: only on a local server. */
  oEmbedOrigin: string | null;
}

const bindingNames = [
  "DB",
  "SCRIPTURE",
  "DAILY",
  "COUNTERS",
  "IMAGES",
  "ASSETS",
  "PUSHES",
  "VIDEOS",
  "API_LIMITER",
  "MINUTE_LIMITER",
  "ADDRESS_LIMITER",
] as const satisfies readonly (keyof Bindings)[];

function hasBindings(raw: object): raw is Bindings {
  return bindingNames.every((name) => name in raw);
}

const envCache = new WeakMap<object, Env>();

/** Validates bindings, vars and secrets, once per isolate. The error lists what is missing. */
export function readEnv(raw: object): Env {
  const cached = envCache.get(raw);
  if (cached) return cached;
  const settings = settingsSchema.safeParse(raw);
  const missing = bindingNames.filter((name) => !(name in raw));
  if (!settings.success || !hasBindings(raw)) {
    const invalid = settings.success
      ? []
      : settings.error.issues.map((issue) => issue.path.join("."));
    throw new Error(
      `The configuration is incomplete. Missing or invalid: ${[...missing, ...invalid].join(", ")}. ` +
        "Vars and bindings belong in wrangler.toml, secrets in .dev.vars or `wrangler secret put`.",
    );
  }
  const isLocal = isLoopback(new URL(settings.data.SITE_URL).hostname);
  const env: Env = {
    ...raw,
    ...settings.data,
    IMAGES: withUnavailableErrors(raw.IMAGES),
    rateLimits:
      "RATE_LIMITS" in raw && raw.RATE_LIMITS === "off" && isLocal
        ? "off"
        : "on",
    pushLoopback:
      "PUSH_LOOPBACK" in raw && raw.PUSH_LOOPBACK === "on" && isLocal,
    oEmbedOrigin:
      "OEMBED_ORIGIN" in raw && isLocal ? String(raw.OEMBED_ORIGIN) : null,
  };
  envCache.set(raw, env);
  return env;
}

/** Turns every R2 failure into a retryable 503, as `db.server.ts` does for D1. */
function withUnavailableErrors(bucket: R2Bucket): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(value, target, args);
        } catch (cause) {
          throw new AppError("unavailable", { cause, retryAfter: 5 });
        }
      };
    },
  });
}

export function isLoopback(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
