import { Response } from "miniflare";
import { gameIds } from "~/shared/enums";
import { quietly } from "../../scripts/local/identity.mjs";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { newVapidPair } from "../../scripts/local/vapid.mjs";
import { startWorker } from "../../scripts/local/worker.mjs";
import { freePort } from "./ports";
import { sessionSecret } from "./session-token";

export const clientId = "test-client";
const clientSecret = "test-secret";

interface SiteOptions {
  /** Rate limits are off unless a test is about them. */
  rateLimits?: boolean;
  /** False for a site whose databases are empty: whatever asks them fails. */
  tables?: boolean;
  /** Loads the 62,200 verses of the search: 2 s. */
  search?: boolean;
  /** Starts an identity provider; otherwise nobody answers at the issuer's address. */
  identity?: boolean;
  /** Vars over those of wrangler.toml. */
  vars?: Record<string, string>;
  /** Pretends to be the web: the body of every address, 404 for null. Nothing leaves the machine. */
  web?: (address: string) => Uint8Array<ArrayBuffer> | null;
}

export type LocalSite = Awaited<ReturnType<typeof startSite>>;

/** The production worker on miniflare, all state in memory, and an identity provider beside it. */
export async function startSite({
  rateLimits = false,
  tables = true,
  search = false,
  identity = false,
  vars = {},
  web,
}: SiteOptions = {}) {
  const [port, identityPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const issuer = `http://localhost:${identityPort}`;
  const { mf, stop } = await startWorker({
    port,
    ...(web && {
      outside: ({ url }) => {
        const body = web(url);
        return Promise.resolve(
          new Response(body, { status: body ? 200 : 404 }),
        );
      },
    }),
    bindings: {
      SITE_URL: url,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      SESSION_SECRET: sessionSecret,
      SANCTIONS_SECRET: sessionSecret,
      ...newVapidPair(),
      PUSH_LOOPBACK: "on",
      ...(!rateLimits && { RATE_LIMITS: "off" }),
      ...vars,
    },
  });
  if (tables) {
    // All but the last: what is closed is tested too.
    const openGames = gameIds.filter((id) => id !== "memory");
    await prepareState(mf, { search, demo: false, openGames });
  }
  const stopIdentity = identity
    ? await startIdentity(identityPort, issuer, url)
    : () => Promise.resolve();
  return {
    url,
    issuer,
    mf,
    db: await mf.getD1Database("DB"),
    stop: async () => {
      await stopIdentity();
      await stop();
    },
  };
}

function startIdentity(port: number, issuer: string, siteUrl: string) {
  return quietly(async () => {
    const { startIdentityProvider } =
      await import("../../scripts/local/identity/provider.mjs");
    return startIdentityProvider({
      port,
      issuer,
      productName: "Test",
      siteUrl,
      client: {
        id: clientId,
        secret: clientSecret,
        redirectUris: [`${siteUrl}/api/auth/callback`],
      },
    });
  });
}
