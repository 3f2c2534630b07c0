import type { QueryClient } from "@tanstack/react-query";
import { sessionEndedEvent } from "../presence";
import { unfinishedDrafts } from "../unsent";
import {
  neededOffline,
  outboxItems,
  outboxKinds,
  sentEarly,
  setOutbox,
  showOutbox,
} from "./door";
import { flushOutbox } from "./flush";
import { hasExpired, outboxName } from "./item";
import type { Item, OutboxNews } from "./item";
import { addItem, listItems, removeItems, tellOutbox } from "./store";

/** ms between tries where the browser knows of a network and yet nothing arrives; twice as long each time. */
const firstPause = 5000;
const longestPause = 300_000;

/**
 * The outbox of whoever is signed in, for as long as the page stands: what waits is shown as if it were so, and
 * sent now, when the network comes back and when the page comes into sight. What others have left here waits for
 * them, shown and sent to nobody else.
 */
export function openOutbox(
  client: QueryClient,
  owner: string,
  askBefore: (go: () => void) => void,
): () => void {
  const channel = new BroadcastChannel(outboxName);
  const ending = new AbortController();
  const { signal } = ending;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = ({ kind, about }: Item, asWanted: boolean) =>
    outboxKinds.get(kind)?.show?.(client, about, asWanted);
  const showWaiting = () => {
    for (const item of outboxItems()) {
      if (item.state === "waiting") show(item, true);
    }
  };
  const read = async () => {
    const before = new Map(outboxItems().map((item) => [item.id, item]));
    const items = await listItems();
    if (signal.aborted) return;
    const own = items.filter((item) => item.owner === owner);
    showOutbox(own);
    for (const item of own) {
      // What the server has refused is not so.
      if (item.state === "failed" && before.get(item.id)?.state === "waiting")
        show(item, false);
    }
    showWaiting();
  };
  const flush = async () => {
    clearTimeout(timer);
    const { sent, left } = await flushOutbox(owner);
    if (sent > 0) pause = firstPause;
    if (signal.aborted || left === 0) return;
    timer = setTimeout(() => void flush(), pause);
    pause = Math.min(2 * pause, longestPause);
  };
  const flushAnew = () => {
    pause = firstPause;
    if (document.visibilityState === "visible") void flush();
  };

  const begin = async () => {
    void Promise.allSettled([...neededOffline].map((fetchCode) => fetchCode()));
    await read();
    if (signal.aborted) return;
    const overtaken = new Set(sentEarly);
    sentEarly.clear();
    setOutbox({
      keep: async (item) => {
        await addItem(item, owner);
        await read();
        void askForSync();
        // Perhaps the network was away for a moment only.
        if (navigator.onLine) void flush();
      },
      asksBefore: (go) => {
        const nothingLost =
          outboxItems().length === 0 && unfinishedDrafts(owner).count === 0;
        if (nothingLost && navigator.onLine) return false;
        askBefore(go);
        return true;
      },
    });
    await removeItems(
      (item) =>
        hasExpired(item, owner, Date.now()) ||
        (item.owner === owner &&
          item.slot !== undefined &&
          overtaken.has(item.slot)),
    );
    if (overtaken.size > 0) tellOutbox();
    await flush();
  };

  channel.onmessage = ({
    data: { sent, refused },
  }: MessageEvent<OutboxNews>) => {
    if (refused === owner) dispatchEvent(new Event(sessionEndedEvent));
    if (sent?.owner === owner) {
      outboxKinds.get(sent.kind)?.sent(client, sent.about, sent.reply);
    }
    void read();
  };
  // An answer to another question says how it was before: what waits is shown in it again.
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const { type } = event;
    const isAnswer =
      type === "added" ||
      (type === "updated" &&
        event.action.type === "success" &&
        event.action.manual !== true);
    if (isAnswer && outboxItems().length > 0) setTimeout(showWaiting);
  });
  addEventListener("online", flushAnew, { signal });
  document.addEventListener("visibilitychange", flushAnew, { signal });
  // Where storage is closed to us nothing is kept, and what fails says so.
  begin().catch(() => undefined);

  return () => {
    ending.abort();
    clearTimeout(timer);
    unsubscribe();
    channel.close();
    setOutbox(null);
    showOutbox([]);
  };
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Where the browser can, the worker sends it as soon as there is a network, though no page is open. */
async function askForSync(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration: SyncRegistration = await navigator.serviceWorker.ready;
  await registration.sync?.register(outboxName).catch(() => undefined);
}
