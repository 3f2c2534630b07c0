import * as z from "zod/mini";
import { AppError } from "~/shared/errors";
import {
  optionalTimeoutMs,
  requiredTimeoutMs,
  withTimeout,
} from "~/shared/timeout";

const required = z.string().check(z.minLength(1));

/** A binding in wrangler.toml: an object of Cloudflare's. */
const binding = <Binding>() => z.custom<Binding>(Boolean);

/** Bindings, vars and secrets. */
const rawEnvSchema = z.object({
  DB: binding<D1Database>(),
  SCRIPTURE: binding<D1Database>(),
  DAILY: binding<KVNamespace>(),
  COUNTERS: binding<KVNamespace>(),
  IMAGES: binding<R2Bucket>(),
  ASSETS: binding<Fetcher>(),
  PUSHES: binding<Queue>(),
  VIDEOS: binding<Queue>(),
  API_LIMITER: binding<RateLimit>(),
  MINUTE_LIMITER: binding<RateLimit>(),
  ADDRESS_LIMITER: binding<RateLimit>(),
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
  RATE_LIMITS: z.optional(z.string()),
  /** 'on' for the request log of a local server. */
  REQUEST_LOG: z.optional(z.string()),
  PUSH_LOOPBACK: z.optional(z.string()),
  OEMBED_ORIGIN: z.optional(z.string()),
});

export interface Env extends z.infer<typeof rawEnvSchema> {
  /** 'off' only on a local server, for load tests. */
  rateLimits: "on" | "off";
  isLocal: boolean;
  /** Whether pushes may be sent to loopback addresses: only on a test server. */
  pushLoopback: boolean;
  /** Answers instead of the video hosts' oEmbed endpoints: only on a local server. */
  oEmbedOrigin: string | null;
}

const envCache = new WeakMap<object, Env>();

/** Validates bindings, vars and secrets, once per isolate. The error lists what is missing. */
export function readEnv(raw: object): Env {
  const cached = envCache.get(raw);
  if (cached) return cached;
  const { data, error } = rawEnvSchema.safeParse(raw);
  if (error) {
    const names = error.issues.map(({ path }) => path.join("."));
    throw new Error(
      `The configuration is incomplete. Missing or invalid: ${names.join(", ")}. ` +
        "Vars and bindings belong in wrangler.toml, secrets in .dev.vars or `wrangler secret put`.",
    );
  }
  const isLocal = isLoopback(new URL(data.SITE_URL).hostname);
  const env: Env = {
    ...data,
    DAILY: guard(data.DAILY, optionalTimeoutMs),
    COUNTERS: guard(data.COUNTERS, optionalTimeoutMs),
    API_LIMITER: guard(data.API_LIMITER, optionalTimeoutMs),
    MINUTE_LIMITER: guard(data.MINUTE_LIMITER, optionalTimeoutMs),
    ADDRESS_LIMITER: guard(data.ADDRESS_LIMITER, optionalTimeoutMs),
    IMAGES: guard(data.IMAGES, requiredTimeoutMs),
    PUSHES: guard(data.PUSHES, requiredTimeoutMs),
    VIDEOS: guard(data.VIDEOS, requiredTimeoutMs),
    isLocal,
    rateLimits: isLocal && data.RATE_LIMITS === "off" ? "off" : "on",
    pushLoopback: isLocal && data.PUSH_LOOPBACK === "on",
    oEmbedOrigin: (isLocal && data.OEMBED_ORIGIN) || null,
  };
  envCache.set(raw, env);
  return env;
}

/** Turns every failure and a missing answer into a retryable 503, as `db.server.ts` does for D1. */
function guard<Binding extends object>(
  binding: Binding,
  timeoutMs: number,
): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]): Promise<unknown> => {
        try {
          const work: unknown = Reflect.apply(value, target, args);
          return await withTimeout(Promise.resolve(work), timeoutMs);
        } catch (cause) {
          throw new AppError("unavailable", { cause });
        }
      };
    },
  });
}

export function isLoopback(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
