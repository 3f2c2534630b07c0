import { onExit } from "./program.mjs";
import { accountsFile } from "./state.mjs";

/**
 * Starts the local OpenID provider for the app at the given origins.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ productName: string, clientId: string, clientSecret: string }} app
 */
export async function startIdentity(settings, app) {
  const { startIdentityProvider } = await withoutWarnings(
    () => import("./identity/provider.mjs"),
  );
  const stop = await withoutWarnings(() =>
    startIdentityProvider({
      port: settings.identityPort,
      issuer: settings.issuer,
      productName: app.productName,
      siteUrl: settings.siteUrl,
      accountsFile: accountsFile(settings.stateDir),
      client: {
        id: app.clientId,
        secret: app.clientSecret,
        // The provider compares URLs as strings, so both host names are needed.
        redirectUris: ["localhost", "127.0.0.1"].map(
          (host) => `http://${host}:${settings.port}/api/auth/callback`,
        ),
      },
    }),
  );
  onExit(stop);
}

/**
 * Hides oidc-provider's warnings about Node 20 and its in-memory store. They only matter for a public provider.
 *
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withoutWarnings(work) {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
