import path from "node:path";
import { PlainFailure } from "./failure.mjs";
import { root } from "./paths.mjs";

/**
 * @typedef {object} Settings
 * @property {number} port of the app
 * @property {number} identityPort of the local OpenID provider
 * @property {string} stateDir absolute; holds what D1, KV, R2 and the cache keep
 * @property {string} siteUrl the origin people use
 * @property {string} issuer the origin of the local OpenID provider
 * @property {boolean} rateLimits false only with RATE_LIMITS=off, for load tests
 */

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {Settings}
 */
export function readSettings(env = process.env) {
  const port = readPort(env, "PORT", 8787);
  const identityPort = readPort(env, "IDENTITY_PORT", 8788);
  if (port === identityPort) {
    throw new PlainFailure(
      `PORT and IDENTITY_PORT are both ${port}: they must differ.`,
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
 * @param {number} otherwise
 */
function readPort(env, name, otherwise) {
  const given = env[name];
  if (!given) return otherwise;
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainFailure(
    `${name} must be a whole number from 1 to 65535, not "${given}".`,
  );
}
