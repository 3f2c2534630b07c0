import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { toClaims } from "./accounts.mjs";

/**
 * @typedef {object} Client
 * @property {string} id
 * @property {string} secret
 * @property {string[]} redirectUris compared as strings: localhost doesn't match 127.0.0.1
 */

/** Generates a new key for each start, because no token needs to outlive the process. */
async function generateSigningKey() {
  const generate = promisify(generateKeyPair);
  const { privateKey } = await generate("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" };
}

/**
 * @param {Client} client
 * @param {import("./accounts.mjs").Accounts} accounts
 * @returns {Promise<import("oidc-provider").Configuration>}
 */
export async function createConfiguration(client, accounts) {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
      },
    ],
    // Both, like common public providers.
    clientAuthMethods: ["client_secret_basic", "client_secret_post"],
    clientDefaults: { token_endpoint_auth_method: "client_secret_basic" },
    scopes: ["openid", "profile", "email", "offline_access"],
    claims: {
      openid: ["sub"],
      profile: ["name", "given_name", "family_name"],
      email: ["email", "email_verified"],
    },
    pkce: { required: () => true },
    jwks: { keys: [await generateSigningKey()] },
    // Cookies ignore ports, so these names must not clash with the app's cookies.
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      names: {
        session: sessionCookie,
        interaction: "identity_interaction",
        resume: "identity_resume",
      },
    },
    // In seconds. oidc-provider warns about every default, so all are set.
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: 3600,
      Session: 3600,
    },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, subject) => {
      const person = accounts.find(subject);
      return person && { accountId: subject, claims: () => toClaims(person) };
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Our own app needs no consent screen.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope("openid profile email offline_access");
      await grant.save();
      return grant;
    },
  };
}

export const sessionCookie = "identity_session";
