import { ApiError, apiFetch } from "../api-client";
import { meaningOf } from "./answer";
import { outboxName } from "./item";
import type { Item } from "./item";
import { changeItem, listItems, tellOutbox } from "./store";

/**
 * Sends what waits, oldest first and one by one, until there is nothing or the network or the server does not
 * go on. One tab, or the worker, does so at a time. `owner`: who is signed in; null (in the worker) sends each
 * in its own member's name, and the server takes those of whoever is signed in. Returns how many were sent
 * and how many still wait.
 */
export async function flushOutbox(
  owner: string | null,
): Promise<{ sent: number; left: number }> {
  const sent = await navigator.locks.request(
    outboxName,
    { ifAvailable: true },
    (lock) => (lock ? sendAll(owner) : 0),
  );
  return { sent, left: (await waiting(owner, new Set())).length };
}

async function waiting(
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

/** Returns how many were sent. */
async function sendAll(owner: string | null): Promise<number> {
  const refused = new Set<string>();
  let sent = 0;
  for (;;) {
    const [item] = await waiting(owner, refused);
    if (!item || (item.after ?? 0) > Date.now()) return sent;
    const answer = await send(item);
    if (!answer) return sent;
    const meaning = meaningOf(answer, item.tries, Date.now());
    if (meaning.is === "refused") {
      refused.add(item.owner);
      // The worker can't raise the event in the pages itself.
      tellOutbox({ refused: item.owner });
    } else if (meaning.is === "later") {
      await changeItem(item, meaning.change);
      tellOutbox();
      return sent;
    } else if (meaning.is === "failed") {
      await changeItem(item, { state: "failed", problem: meaning.problem });
      tellOutbox();
    } else {
      sent += 1;
      const { kind, about } = item;
      const { reply } = answer;
      if (await changeItem(item, null))
        tellOutbox({ sent: { kind, owner: item.owner, about, reply } });
    }
  }
}

/** Null without a network. */
async function send({ url, body, key, owner }: Item) {
  const toAnswer = async (response: Response) => {
    const type = response.headers.get("content-type") ?? "";
    const isJson = type.startsWith("application/json");
    const reply: unknown = isJson ? await response.json() : null;
    const { status } = response;
    return { status, isJson, reply, retryAfter: null, problem: null };
  };
  try {
    return await apiFetch(url, toAnswer, {
      method: "POST",
      body,
      idempotencyKey: key,
      memberId: owner,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) return null;
    const { status, retryAfter, problem } = error;
    return { status, isJson: false, reply: null, retryAfter, problem };
  }
}
