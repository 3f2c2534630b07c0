import path from "node:path";
import { UserError } from "./user-error.mjs";
import { root } from "./paths.mjs";

/**
 * @typedef {object} Settings
 * @property {number} port of the app
 * @property {number} identityPort of the local OpenID provider
 * @property {string} stateDir absolute; contains the data of D1, KV, R2 and the cache
 * @property {string} siteUrl the app's origin
 * @property {string} issuer the origin of the local OpenID provider
 * @property {boolean} rateLimits false with RATE_LIMITS=off, for load tests
 */

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {Settings}
 */
export function readSettings(env = process.env) {
  const port = readPort(env, "PORT", 8787);
  const identityPort = readPort(env, "IDENTITY_PORT", 8788);
  if (port === identityPort) {
    throw new UserError(
      `PORT and IDENTITY_PORT are both ${port}. They must be different.`,
    );
  }
  return {
    port,
    identityPort,
    stateDir: path.resolve(root, env["STATE_DIR"] || ".wrangler/state"),
    siteUrl: `http://localhost:${port}`,
    issuer: `http://localhost:${identityPort}`,
    rateLimits: env["RATE_LIMITS"] !== "off",
  };
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} name
 * @param {number} defaultPort
 */
function readPort(env, name, defaultPort) {
  const value = env[name];
  if (!value) return defaultPort;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UserError(
    `${name} must be a whole number from 1 to 65535, not "${value}".`,
  );
}
