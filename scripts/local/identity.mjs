import { atEnd } from "./program.mjs";
import { peopleFile } from "./state.mjs";

/**
 * Starts the local OpenID provider for the app at the given origins.
 *
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ productName: string, clientId: string, clientSecret: string }} app
 */
export async function startIdentity(settings, app) {
  const { startIdentityProvider } = await quietly(
    () => import("./identity/provider.mjs"),
  );
  const stop = await quietly(() =>
    startIdentityProvider({
      port: settings.identityPort,
      issuer: settings.issuer,
      productName: app.productName,
      siteUrl: settings.siteUrl,
      peopleFile: peopleFile(settings.stateDir),
      client: {
        id: app.clientId,
        secret: app.clientSecret,
        // The provider compares letter for letter: localhost is not 127.0.0.1.
        redirectUris: ["localhost", "127.0.0.1"].map(
          (host) => `http://${host}:${settings.port}/api/auth/callback`,
        ),
      },
    }),
  );
  atEnd(stop);
}

/**
 * oidc-provider warns of Node 20 and of its store in memory: both are right for a public provider, and
 * neither matters to one that lives for an afternoon.
 *
 * @template T
 * @param {() => Promise<T>} work
 */
export async function quietly(work) {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
