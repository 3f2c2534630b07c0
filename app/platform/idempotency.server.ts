import { AppError } from "~/shared/errors";
import type { AppContext } from "./context.server";

/** What a create would write, named, so that another one under the same key can be told from a retry. */
export async function hashOfRequest(parts: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Buffer.from(hash).toString("base64url");
}

/** A key that has made something else (§2.7 of the draft). */
export function keyIsTaken(): AppError {
  const message = "This Idempotency-Key has been used for something else.";
  return new AppError("invalid", {
    detail: message,
    issues: [{ path: "Idempotency-Key", message }],
  });
}

/**
 * What a create needs so that sending it again is harmless: the request's time and the client's
 * Idempotency-Key (draft-ietf-httpapi-idempotency-key-header), null where it sends none.
 */
export function retryable({ request, now }: AppContext): {
  now: number;
  idempotencyKey: string | null;
} {
  const key = request.headers.get("idempotency-key");
  if (key !== null && !/^[\w.:"-]{1,100}$/.test(key)) {
    const message =
      "An Idempotency-Key has 1 to 100 letters, digits, dots and dashes.";
    throw new AppError("invalid", {
      detail: message,
      issues: [{ path: "Idempotency-Key", message }],
    });
  }
  return { now, idempotencyKey: key };
}
