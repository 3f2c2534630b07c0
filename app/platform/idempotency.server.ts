import { AppError } from "~/shared/errors";
import type { AppContext } from "./context.server";

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
