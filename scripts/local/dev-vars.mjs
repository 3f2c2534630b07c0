import { randomBytes } from "node:crypto";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { inRoot } from "./paths.mjs";
import { newVapidPair } from "./vapid.mjs";

const randomNames = /** @type {const} */ ([
  "OIDC_CLIENT_SECRET",
  "SESSION_SECRET",
  "SANCTIONS_SECRET",
]);
const vapidNames = /** @type {const} */ ([
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
]);

/**
 * @typedef {Record<(typeof randomNames | typeof vapidNames)[number], string>} Secrets
 */

/**
 * Adds missing secrets and leaves existing ones unchanged. If one of the two VAPID keys is missing, both are replaced.
 *
 * @param {string} text of a .dev.vars file
 * @param {() => string} [secret]
 * @param {typeof newVapidPair} [vapid]
 * @returns {{ text: string, secrets: Secrets }}
 */
export function completeSecrets(
  text,
  secret = randomSecret,
  vapid = newVapidPair,
) {
  let complete = text;
  const secrets = /** @type {Secrets} */ ({});
  /** @param {keyof Secrets} name */
  const findValue = (name) => getLinePattern(name).exec(text)?.[1];
  /** @param {keyof Secrets} name @param {string} value */
  const add = (name, value) => {
    secrets[name] = value;
    if (complete && !complete.endsWith("\n")) complete += "\n";
    complete += `${name}="${value}"\n`;
  };
  for (const name of randomNames) {
    const value = findValue(name);
    if (value) secrets[name] = value;
    else add(name, secret());
  }
  const [publicKey, privateKey] = vapidNames.map(findValue);
  if (publicKey && privateKey) {
    secrets.VAPID_PUBLIC_KEY = publicKey;
    secrets.VAPID_PRIVATE_KEY = privateKey;
  } else {
    const newKeys = vapid();
    for (const name of vapidNames) {
      complete = complete.replace(getLinePattern(name), "");
      add(name, newKeys[name]);
    }
  }
  return { text: complete, secrets };
}

/** @param {string} name */
const getLinePattern = (name) =>
  new RegExp(`^${name}\\s*=\\s*"?([^"\\n]+?)"?\\s*$`, "m");

/** 256 bits */
const randomSecret = () => randomBytes(32).toString("base64url");

/**
 * The local server's secrets, created on the first start and not committed.
 *
 * @param {string} [file]
 */
export async function ensureDevVars(file = inRoot(".dev.vars")) {
  const before = await readFile(file, "utf8").catch(() => "");
  const { text, secrets } = completeSecrets(before);
  if (text !== before) {
    await writeFile(file, text, { mode: 0o600 });
    await chmod(file, 0o600);
  }
  return secrets;
}
