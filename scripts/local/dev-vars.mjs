import { randomBytes } from "node:crypto";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { inRoot } from "./paths.mjs";
import { newVapidPair } from "./vapid.mjs";

const random = /** @type {const} */ ([
  "OIDC_CLIENT_SECRET",
  "SESSION_SECRET",
  "SANCTIONS_SECRET",
]);
const pair = /** @type {const} */ (["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"]);

/**
 * @typedef {Record<(typeof random | typeof pair)[number], string>} Secrets
 */

/**
 * Adds what is missing and leaves what is there alone. Two keys are one: where either is missing both are made anew.
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
  const find = (name) => lineOf(name).exec(text)?.[1];
  /** @param {keyof Secrets} name @param {string} value */
  const add = (name, value) => {
    secrets[name] = value;
    if (complete && !complete.endsWith("\n")) complete += "\n";
    complete += `${name}="${value}"\n`;
  };
  for (const name of random) {
    const found = find(name);
    if (found) secrets[name] = found;
    else add(name, secret());
  }
  const [publicKey, privateKey] = pair.map(find);
  if (publicKey && privateKey) {
    secrets.VAPID_PUBLIC_KEY = publicKey;
    secrets.VAPID_PRIVATE_KEY = privateKey;
  } else {
    const made = vapid();
    for (const name of pair) {
      complete = complete.replace(lineOf(name), "");
      add(name, made[name]);
    }
  }
  return { text: complete, secrets };
}

/** @param {string} name */
const lineOf = (name) =>
  new RegExp(`^${name}\\s*=\\s*"?([^"\\n]+?)"?\\s*$`, "m");

/** 256 bits. */
const randomSecret = () => randomBytes(32).toString("base64url");

/**
 * The secrets of the local server, made once and kept out of the repository.
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
