import { ApiError, apiFetch } from "~/client/api-client";
import { outboxName, type Item } from "~/client/outbox-item";
import { updateItem, listItems, broadcastOutbox } from "./store";

type Outcome =
  | { is: "sent"; result: unknown }
  /** The user is signed out: none of their items can be sent now. */
  | { is: "refused" }
  | { is: "later" | "failed"; change: Partial<Item> };

const maxServerErrors = 20; // per item; then the item counts as failed

const retryableStatuses = [408, 425, 429, 502, 503, 504];

const goneMessage = "The post, profile or group it was for no longer exists.";

const messages: Record<number, string> = {
  404: goneMessage,
  410: goneMessage,
  413: "This is too large to send.",
};

/**
 * Sends the waiting items one by one, oldest first, until none are left or the network or server fails. A lock ensures
 * that only one tab or the worker sends at a time. `owner` is the signed-in user; the worker passes null, sends each
 * item for its own user, and the server accepts those of the signed-in user. Returns the numbers of items.
 */
export async function flushOutbox(
  owner: string | null,
): Promise<{ sent: number; left: number }> {
  const sent = await navigator.locks.request(
    outboxName,
    { ifAvailable: true },
    (lock) => (lock ? sendAll(owner) : 0),
  );
  return { sent, left: (await listWaiting(owner, new Set())).length };
}

async function listWaiting(
  owner: string | null,
  refused: Set<string>,
): Promise<Item[]> {
  const items = await listItems();
  return items.filter(
    (item) =>
      item.state === "waiting" &&
      (owner ?? item.owner) === item.owner &&
      !refused.has(item.owner),
  );
}

/** Returns the number of sent items. */
async function sendAll(owner: string | null): Promise<number> {
  const refused = new Set<string>();
  let sent = 0;
  for (;;) {
    const [item] = await listWaiting(owner, refused);
    if (!item || (item.notBefore ?? 0) > Date.now()) return sent;
    const outcome = await send(item);
    if (!outcome) return sent;
    if (outcome.is === "refused") {
      refused.add(item.owner);
      // The worker can't dispatch the event in the pages.
      broadcastOutbox({ unauthorizedOwner: item.owner });
    } else if (outcome.is === "sent") {
      sent += 1;
      const { kind, payload } = item;
      const { result } = outcome;
      if (await updateItem(item, null))
        broadcastOutbox({ sent: { kind, owner: item.owner, payload, result } });
    } else {
      await updateItem(item, outcome.change);
      broadcastOutbox();
      if (outcome.is === "later") return sent;
    }
  }
}

/** Null if there is no response of our server. */
async function send({
  url,
  method = "POST",
  body,
  key,
  owner,
  attempts,
}: Item): Promise<Outcome | null> {
  const toResult = async (response: Response): Promise<unknown> => {
    const type = response.headers.get("content-type") ?? "";
    // The HTML page of a captive portal, for example.
    if (!type.startsWith("application/json")) throw new TypeError(type);
    return response.json();
  };
  try {
    const result = await apiFetch(url, toResult, {
      method,
      body,
      idempotencyKey: key,
      memberId: owner,
    });
    return { is: "sent", result };
  } catch (error) {
    return error instanceof ApiError
      ? classifyError(error, attempts, Date.now())
      : null;
  }
}

/** `attempts`: earlier server errors. */
export function classifyError(
  { status, retryAfter, problem }: ApiError,
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
  const errorMessage =
    messages[status] ?? problem?.detail ?? "The server couldn't accept this.";
  return { is: "failed", change: { state: "failed", errorMessage } };
}
