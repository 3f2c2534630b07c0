import { Response, type Miniflare } from "miniflare";
import { gameIds } from "~/shared/enums";
import { withoutWarnings } from "../../scripts/local/identity.mjs";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { newVapidPair } from "../../scripts/local/vapid.mjs";
import { startWorker, type Database } from "../../scripts/local/worker.mjs";
import { withFastDatabases } from "./databases";
import { freePort } from "./ports";
import { sessionSecret } from "./session-token";

export const clientId = "test-client";
const clientSecret = "test-secret";

interface SiteOptions {
  /** Off by default. */
  rateLimits?: boolean;
  /** False for databases without tables, so that every query fails. */
  tables?: boolean;
  /** Loads the 62,200 verses of the search, which takes 2 s. */
  search?: boolean;
  /** Starts an identity provider; otherwise the issuer's URL is unreachable. */
  identity?: boolean;
  /** Override the vars of wrangler.toml. */
  vars?: Record<string, string>;
  /** Replaces bindings: see `startWorker`. */
  adapt?: NonNullable<Parameters<typeof startWorker>[0]>["adapt"];
  /** If DB has been replaced. */
  getDatabase?: (mf: Miniflare) => Promise<Database>;
  /** Receives the lines that the worker logs. */
  onLog?: (line: string) => void;
  /** Replaces all external requests. Returns the body for a URL, null for a 404. */
  fetchExternal?: (url: string) => Uint8Array<ArrayBuffer> | null;
}

export type LocalSite = Awaited<ReturnType<typeof startSite>>;

/** Starts the production worker on Miniflare, with all state in memory, and optionally an identity provider. */
export async function startSite({
  rateLimits = false,
  tables = true,
  search = false,
  identity = false,
  vars = {},
  adapt,
  getDatabase = (mf) => mf.getD1Database("DB"),
  onLog,
  fetchExternal,
}: SiteOptions = {}) {
  const [port, identityPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const issuer = `http://localhost:${identityPort}`;
  const { mf, stop } = await startWorker({
    port,
    ...(adapt && { adapt }),
    ...(onLog && { onLog }),
    ...(fetchExternal && {
      outboundService: ({ url }) => {
        const body = fetchExternal(url);
        return Promise.resolve(
          new Response(body, { status: body ? 200 : 404 }),
        );
      },
    }),
    bindings: {
      SITE_URL: url,
      OIDC_ISSUER: issuer,
      ...(!fetchExternal && { OEMBED_ORIGIN: issuer }),
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
  const db = await getDatabase(mf);
  if (tables) {
    // One game stays closed, so that closed games are tested too.
    const openGames = gameIds.filter((id) => id !== "memory");
    await prepareState(withFastDatabases(mf, db), {
      search,
      demo: false,
      openGames,
    });
  }
  const stopIdentity = identity
    ? await startIdentity(identityPort, issuer, url)
    : () => Promise.resolve();
  return {
    url,
    issuer,
    mf,
    db,
    stop: async () => {
      await stopIdentity();
      await stop();
    },
  };
}

function startIdentity(port: number, issuer: string, siteUrl: string) {
  return withoutWarnings(async () => {
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
