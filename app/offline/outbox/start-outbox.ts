import type { QueryClient } from "@tanstack/react-query";
import { sessionEndedEvent } from "~/client/last-viewer";
import {
  getOutboxItems,
  outboxCode,
  slotsSentEarly,
  setOutbox,
  setOutboxItems,
} from "~/client/outbox";
import { flushOutbox } from "./flush";
import {
  hasExpired,
  outboxName,
  type ActionKind,
  type Item,
  type OutboxMessage,
} from "~/client/outbox-item";
import { addItem, listItems, deleteItems, broadcastOutbox } from "./store";

/** The delay between retries doubles from the minimum to the maximum. */
const minRetryMs = 5000;
const maxRetryMs = 300_000;

/**
 * Runs the signed-in user's outbox while the page is open: shows waiting items as if they were sent, and sends them at
 * once, when the network comes back and when the page becomes visible. Other users' items stay stored, neither shown
 * nor sent. Returns a function that stops it.
 */
export function startOutbox(client: QueryClient, owner: string): () => void {
  const channel = new BroadcastChannel(outboxName);
  const controller = new AbortController();
  const { signal } = controller;
  let retryMs = minRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kinds: readonly ActionKind[] = [];

  const findKind = ({ kind }: Pick<Item, "kind">) =>
    kinds.find(({ name }) => name === kind);
  const show = (item: Item, isPending: boolean) =>
    findKind(item)?.show?.(client, item.payload, isPending);
  const showPending = () => {
    for (const item of getOutboxItems()) {
      if (item.state === "waiting") show(item, true);
    }
  };
  const reload = async () => {
    const before = new Map(getOutboxItems().map((item) => [item.id, item]));
    const items = await listItems();
    if (signal.aborted) return;
    const own = items.filter((item) => item.owner === owner);
    setOutboxItems(own);
    for (const item of own) {
      // Undo what the server rejected.
      if (item.state === "failed" && before.get(item.id)?.state === "waiting")
        show(item, false);
    }
    showPending();
  };
  const flush = async () => {
    clearTimeout(timer);
    const { sent, left } = await flushOutbox(owner);
    if (sent > 0) retryMs = minRetryMs;
    if (signal.aborted || left === 0) return;
    timer = setTimeout(() => void flush(), retryMs);
    retryMs = Math.min(2 * retryMs, maxRetryMs);
  };
  const flushNow = () => {
    retryMs = minRetryMs;
    if (document.visibilityState === "visible") void flush();
  };

  const start = async () => {
    const code = await outboxCode.loadActionKinds();
    kinds = code.actionKinds;
    const loadedCode = code.loadOfflineCode();
    await reload();
    if (signal.aborted) return;
    const overtakenSlots = new Set(slotsSentEarly);
    slotsSentEarly.clear();
    setOutbox(async (item) => {
      await addItem(item, owner);
      await reload();
      void registerSync();
      // The network may have been gone for a moment only.
      if (navigator.onLine) void flush();
    });
    // The browser tests wait for it.
    void loadedCode.then(() => {
      document.documentElement.dataset["offlineReady"] = "";
    });
    await deleteItems(
      (item) =>
        hasExpired(item, owner, Date.now()) ||
        (item.owner === owner &&
          item.slot !== undefined &&
          overtakenSlots.has(item.slot)),
    );
    if (overtakenSlots.size > 0) broadcastOutbox();
    await flush();
  };

  channel.onmessage = ({
    data: { sent, unauthorizedOwner },
  }: MessageEvent<OutboxMessage>) => {
    if (unauthorizedOwner === owner)
      dispatchEvent(new Event(sessionEndedEvent));
    if (sent?.owner === owner) {
      findKind(sent)?.sent(client, sent.payload, sent.result);
    }
    void reload();
  };
  // A new response shows the state without the waiting items, so apply them again.
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    const { type } = event;
    const isResponse =
      type === "added" ||
      (type === "updated" &&
        event.action.type === "success" &&
        event.action.manual !== true);
    if (isResponse && getOutboxItems().length > 0) setTimeout(showPending);
  });
  addEventListener("online", flushNow, { signal });
  document.addEventListener("visibilitychange", flushNow, { signal });
  // If storage is blocked, nothing is queued, and failed calls show an error.
  start().catch(() => undefined);

  return () => {
    controller.abort();
    clearTimeout(timer);
    unsubscribe();
    channel.close();
    setOutbox(null);
    setOutboxItems([]);
  };
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** With the Background Sync API, the worker sends the items once there is a network, even if no page is open. */
async function registerSync(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration: SyncRegistration = await navigator.serviceWorker.ready;
  await registration.sync?.register(outboxName).catch(() => undefined);
}
