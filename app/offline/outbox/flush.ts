import { ApiError, apiFetch } from "~/client/api-client";
import { classifyResponse } from "./classify-response";
import { outboxName, type Item } from "~/client/outbox-item";
import { updateItem, listItems, broadcastOutbox } from "./store";

/**
 * Sends the waiting items one by one, oldest first, until none are left or the network or server fails. A lock ensures
 * that only one tab or the worker sends at a time. `owner` is the signed-in user. With null (in the worker) each item
 * is sent for its own user, and the server accepts those of the signed-in user. Returns the numbers of sent and of
 * remaining items.
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
    const response = await send(item);
    if (!response) return sent;
    const outcome = classifyResponse(response, item.attempts, Date.now());
    if (outcome.is === "refused") {
      refused.add(item.owner);
      // The worker can't dispatch the event in the pages.
      broadcastOutbox({ unauthorizedOwner: item.owner });
    } else if (outcome.is === "later") {
      await updateItem(item, outcome.change);
      broadcastOutbox();
      return sent;
    } else if (outcome.is === "failed") {
      await updateItem(item, {
        state: "failed",
        errorMessage: outcome.errorMessage,
      });
      broadcastOutbox();
    } else {
      sent += 1;
      const { kind, payload } = item;
      const { result } = response;
      if (await updateItem(item, null))
        broadcastOutbox({ sent: { kind, owner: item.owner, payload, result } });
    }
  }
}

/** Null if there is no response. */
async function send({ url, body, key, owner }: Item) {
  const toSummary = async (response: Response) => {
    const type = response.headers.get("content-type") ?? "";
    const isJson = type.startsWith("application/json");
    const result: unknown = isJson ? await response.json() : null;
    const { status } = response;
    return { status, isJson, result, retryAfter: null, problem: null };
  };
  try {
    return await apiFetch(url, toSummary, {
      method: "POST",
      body,
      idempotencyKey: key,
      memberId: owner,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) return null;
    const { status, retryAfter, problem } = error;
    return { status, isJson: false, result: null, retryAfter, problem };
  }
}
