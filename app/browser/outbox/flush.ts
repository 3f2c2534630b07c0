import type { Problem } from "~/shared/problem";
import { meaningOf } from "./answer";
import { outboxName } from "./item";
import type { Item } from "./item";
import { changeItem, listItems, tellOutbox } from "./store";

/** ms; a picture on a slow line. */
const patience = 60_000;

/**
 * Sends what waits, oldest first and one by one, until there is nothing or the network or the server does not
 * go on. One tab, or the worker, does so at a time. `owner`: who is signed in; null (in the worker) sends each
 * in its own member's name, and the server takes those of whoever is signed in. Gives how many still wait.
 */
export async function flushOutbox(owner: string | null): Promise<number> {
  await navigator.locks.request(
    outboxName,
    { ifAvailable: true },
    async (lock) => {
      if (lock) await sendAll(owner);
    },
  );
  return (await waiting(owner, new Set())).length;
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

async function sendAll(owner: string | null): Promise<void> {
  const refused = new Set<string>();
  for (;;) {
    const [item] = await waiting(owner, refused);
    if (!item || (item.after ?? 0) > Date.now()) return;
    const answer = await send(item).catch(() => null);
    if (!answer) return;
    const meaning = meaningOf(answer, item.tries, Date.now());
    if (meaning.is === "refused") {
      refused.add(item.owner);
    } else if (meaning.is === "later") {
      await changeItem(item, meaning.change);
      tellOutbox();
      return;
    } else if (meaning.is === "failed") {
      await changeItem(item, { state: "failed", problem: meaning.problem });
      tellOutbox();
    } else if (await changeItem(item, null)) {
      const { kind, about } = item;
      const { reply } = answer;
      tellOutbox({ sent: { kind, owner: item.owner, about, reply } });
    }
  }
}

/** Fails where there is no network. */
async function send({ url, body, key, owner }: Item) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": key,
      // The server takes it from nobody else.
      "x-member": owner,
    },
    credentials: "include",
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  const type = response.headers.get("content-type") ?? "";
  const isJson = type.startsWith("application/json");
  const isProblem = type.startsWith("application/problem+json");
  const reply: unknown = isJson || isProblem ? await response.json() : null;
  return {
    status: response.status,
    isJson,
    retryAfter: Number(response.headers.get("retry-after")) || null,
    reply,
    problem: isProblem ? (reply as Problem) : null,
  };
}
