import { createHmac, randomBytes } from "node:crypto";

/** What a local site signs its cookies with. */
export const sessionSecret = "only-for-tests-only-for-tests-only-for-tests";

/** A session's cookie as the site itself makes it (session.server.ts); whose it is, its row says. */
export function newSessionToken(): string {
  const name = randomBytes(32).toString("base64url");
  const mac = createHmac("sha256", sessionSecret)
    .update(`session:${name}`)
    .digest("base64url");
  return `${name}.${mac}`;
}
