import { randomBytes } from "node:crypto";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { inRoot } from "./paths.mjs";

const names = /** @type {const} */ (["OIDC_CLIENT_SECRET", "SESSION_SECRET"]);

/**
 * @typedef {Record<(typeof names)[number], string>} Secrets
 */

/**
 * Adds what is missing and leaves what is there alone.
 *
 * @param {string} text of a .dev.vars file
 * @param {() => string} [secret]
 * @returns {{ text: string, secrets: Secrets }}
 */
export function completeSecrets(text, secret = randomSecret) {
  let complete = text;
  const secrets = /** @type {Secrets} */ ({});
  for (const name of names) {
    const found = new RegExp(`^${name}\\s*=\\s*"?([^"\\n]+?)"?\\s*$`, "m").exec(
      text,
    )?.[1];
    secrets[name] = found ?? secret();
    if (found) continue;
    if (complete && !complete.endsWith("\n")) complete += "\n";
    complete += `${name}="${secrets[name]}"\n`;
  }
  return { text: complete, secrets };
}

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
