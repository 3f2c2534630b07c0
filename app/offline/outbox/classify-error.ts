import type { ApiError } from "~/client/api-client";
import type { Item } from "~/client/outbox-item";

export type Outcome =
  | { is: "sent"; result: unknown }
  /** The user is signed out: none of their items can be sent now. */
  | { is: "refused" }
  | { is: "later"; change: Pick<Item, "attempts" | "notBefore"> }
  | { is: "failed"; errorMessage: string };

const maxServerErrors = 20; // per item; then the item counts as failed

const retryableStatuses = [408, 425, 429, 502, 503, 504];

const goneMessage = "What this belongs to no longer exists.";
const messages: Record<number, string> = {
  404: goneMessage,
  410: goneMessage,
  413: "This is too large to send.",
};

/** `attempts`: earlier server errors. */
export function classifyError(
  {
    status,
    retryAfter,
    problem,
  }: Pick<ApiError, "status" | "retryAfter" | "problem">,
  attempts: number,
  now: number,
): Outcome {
  // The session has ended, or it belongs to another user.
  if (status === 401) return { is: "refused" };
  const isTemporary = retryableStatuses.includes(status) || status < 400;
  if (isTemporary || (status >= 500 && attempts < maxServerErrors)) {
    const notBefore = now + (retryAfter ?? 0) * 1000;
    return {
      is: "later",
      change: { attempts: attempts + Number(!isTemporary), notBefore },
    };
  }
  return {
    is: "failed",
    errorMessage:
      messages[status] ?? problem?.detail ?? "The server couldn't accept this.",
  };
}
