import { createHmac, randomBytes } from "node:crypto";

export const sessionSecret = "only-for-tests-only-for-tests-only-for-tests";

/** Creates a signed session cookie like session.server.ts. The row in `sessions` says whose it is. */
export function newSessionToken(): string {
  const name = randomBytes(32).toString("base64url");
  const mac = createHmac("sha256", sessionSecret)
    .update(`session:${name}`)
    .digest("base64url");
  return `${name}.${mac}`;
}
