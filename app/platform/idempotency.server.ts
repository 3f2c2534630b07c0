import { fieldError } from "~/shared/errors";
import type { AppContext } from "./context.server";
import { sha256 } from "./sign.server";

/** Tells a retry from a different request with the same key. */
export async function hashRequest(parts: unknown): Promise<string> {
  return (await sha256(JSON.stringify(parts))).toString("base64url");
}

const invalidKey = (message: string) => fieldError("Idempotency-Key", message);

/** The key was used for a different request (§2.7 of the draft). */
export const idempotencyKeyReused = () =>
  invalidKey("This Idempotency-Key has been used for something else.");

/** For creates that may be retried (draft-ietf-httpapi-idempotency-key-header). */
export function getRetryParams({ request, now }: AppContext) {
  const key = request.headers.get("idempotency-key");
  if (key !== null && !/^[\w.:"-]{1,100}$/.test(key)) {
    throw invalidKey(
      "An Idempotency-Key has 1 to 100 letters, digits, dots and dashes.",
    );
  }
  return { now, idempotencyKey: key };
}
