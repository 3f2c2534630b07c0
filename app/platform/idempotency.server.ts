import { AppError } from "~/shared/errors";
import type { AppContext } from "./context.server";

/** Tells a retry from a different request with the same key. */
export async function hashRequest(parts: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Buffer.from(hash).toString("base64url");
}

/** The key was used for a different request (§2.7 of the draft). */
export function idempotencyKeyReused(): AppError {
  const message = "This Idempotency-Key has been used for something else.";
  return new AppError("invalid", {
    detail: message,
    issues: [{ path: "Idempotency-Key", message }],
  });
}

/**
 * For creates that may be retried: the request's time and the client's Idempotency-Key, if any
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export function getRetryParams({ request, now }: AppContext): {
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
