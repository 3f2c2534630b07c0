import { hourMs } from "~/shared/duration.mjs";
import * as z from "zod/mini";
import type { ProviderProfile } from "~/features/users/account.server";
import { isLoopback, type Env } from "~/platform/env.server";
import { AppError } from "~/shared/errors";
import { requiredTimeoutMs } from "~/shared/timeout";

/** Codes, tokens and profiles require HTTPS, except for a provider on localhost. */
const endpoint = z.url().check(
  z.refine((text) => {
    const { protocol, hostname } = new URL(text);
    return protocol === "https:" || isLoopback(hostname);
  }),
);

const metadataSchema = z.object({
  issuer: endpoint,
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  userinfo_endpoint: endpoint,
  /** RFC 9207 §3. */
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
});

export type ProviderMetadata = z.infer<typeof metadataSchema>;

const userInfoSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.email(), z.maxLength(254)),
  email_verified: z.optional(z.union([z.boolean(), z.literal("true")])),
  given_name: z.nullish(z.string()),
  family_name: z.nullish(z.string()),
});

/** Per isolate. Values, not promises: if the request that fetches is cancelled, its promise never settles. */
const discoveries = new Map<
  string,
  { at: number; metadata: ProviderMetadata }
>();
const discoveryMaxAgeMs = hourMs;

/** OpenID Connect Discovery 1.0 §4. Throws `unavailable` if the provider is down. */
export async function discover(
  env: Env,
  now: number,
): Promise<ProviderMetadata> {
  const cached = discoveries.get(env.OIDC_ISSUER);
  if (cached && now - cached.at < discoveryMaxAgeMs) return cached.metadata;
  const metadata = await fetchMetadata(env.OIDC_ISSUER);
  discoveries.set(env.OIDC_ISSUER, { at: now, metadata });
  return metadata;
}

async function fetchMetadata(issuer: string): Promise<ProviderMetadata> {
  const base = issuer.replace(/\/$/, "");
  const metadata = await fetchJson(
    `${base}/.well-known/openid-configuration`,
    {},
    metadataSchema,
  );
  // §4.3: the response must name the requested issuer.
  if (metadata.issuer.replace(/\/$/, "") !== base) {
    throw new AppError("unavailable", { cause: "issuer mismatch" });
  }
  return metadata;
}

/** RFC 9207: whether the callback comes from the issuer. The parameter may be missing if the provider doesn't support it. */
export function isFromIssuer(
  metadata: ProviderMetadata,
  iss: string | null,
): boolean {
  return iss === null
    ? metadata.authorization_response_iss_parameter_supported !== true
    : iss === metadata.issuer;
}

/** OpenID Connect Core §5.3. */
export async function fetchProfile(
  metadata: ProviderMetadata,
  accessToken: string,
): Promise<ProviderProfile> {
  const info = await fetchJson(
    metadata.userinfo_endpoint,
    { authorization: `Bearer ${accessToken}` },
    userInfoSchema,
  );
  return {
    issuer: metadata.issuer,
    subject: info.sub,
    email: info.email,
    emailVerified:
      info.email_verified === true || info.email_verified === "true",
    firstName: info.given_name ?? null,
    lastName: info.family_name ?? null,
  };
}

async function fetchJson<Schema extends z.ZodMiniType>(
  url: string,
  headers: Record<string, string>,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      signal: AbortSignal.timeout(requiredTimeoutMs),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return schema.parse(await response.json());
  } catch (cause) {
    throw new AppError("unavailable", { cause });
  }
}
