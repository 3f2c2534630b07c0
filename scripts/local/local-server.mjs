import { ensureDevVars } from "./dev-vars.mjs";
import { startIdentity } from "./identity.mjs";
import { startServer } from "./server.mjs";
import { readVar } from "./vars.mjs";

/**
 * Starts the identity provider and the app, and prints the app's URL.
 *
 * @param {string} script in this folder
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} [env] added to the environment of the app's process
 * @returns {Promise<{ ended: Promise<never> }>} `ended` rejects if the app stops unexpectedly
 */
export async function startLocally(script, settings, env = {}) {
  const { port, stateDir, siteUrl, issuer } = settings;
  const secrets = await ensureDevVars();
  const productName = readVar("PRODUCT_NAME");
  const bindings = {
    SITE_URL: siteUrl,
    OIDC_ISSUER: issuer,
    // The same process answers for the video hosts.
    OEMBED_ORIGIN: issuer,
    ...secrets,
    ...(settings.rateLimits ? {} : { RATE_LIMITS: "off" }),
    REQUEST_LOG: process.env["REQUEST_LOG"] ?? "off",
  };
  const [{ ended }] = await Promise.all([
    startServer(
      script,
      { stateDir, worker: { port, stateDir, bindings } },
      { ...env, LOCAL_VARS: JSON.stringify(bindings) },
    ),
    startIdentity(settings, {
      productName,
      clientId: readVar("OIDC_CLIENT_ID"),
      clientSecret: secrets.OIDC_CLIENT_SECRET,
    }),
  ]);
  console.log(`\n${productName} is ready at ${siteUrl}`);
  return { ended };
}
