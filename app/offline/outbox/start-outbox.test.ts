// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionEndedEvent } from "~/client/last-viewer";
import {
  getOutboxItems,
  outboxCode,
  sendOrQueue,
  slotsSentEarly,
} from "~/client/outbox";
import {
  hasExpired,
  toStoredItem,
  type Item,
  type NewItem,
  type OutboxMessage,
} from "~/client/outbox-item";
import { startOutbox } from "./start-outbox";

let items: Item[] = [];
const channel = new BroadcastChannel("outbox");

vi.mock("./store", () => ({
  listItems: () => Promise.resolve([...items]),
  addItem: (item: NewItem, owner: string) => {
    items.push(toStoredItem(items, item, owner, Date.now()));
    return Promise.resolve();
  },
  updateItem: ({ id }: Item, change: Partial<Item> | null) => {
    items = items.flatMap((item) => {
      if (item.id !== id) return [item];
      return change ? [{ ...item, ...change }] : [];
    });
    return Promise.resolve(true);
  },
  deleteItems: (shouldDelete: (item: Item) => boolean) => {
    items = items.filter((item) => !shouldDelete(item));
    return Promise.resolve(items.length);
  },
  broadcastOutbox: (message: OutboxMessage = {}) => {
    channel.postMessage(message);
  },
}));

const show = vi.fn();
outboxCode.loadActionKinds = () =>
  Promise.resolve({
    actionKinds: [{ name: "comment", show, sent: () => undefined }],
    loadOfflineCode: () => Promise.resolve(),
  });

const comment = (key: string): NewItem => ({
  kind: "comment",
  url: "/api/posts/1/comments",
  body: { content: key },
  key,
  payload: "1",
});
const add = (key: string, owner: string, more: Partial<NewItem> = {}) => {
  const item = { ...comment(key), ...more };
  items.push(toStoredItem(items, item, owner, Date.now()));
};

const fetcher = vi.fn<typeof fetch>();
const ended = vi.fn();
let close: () => void = () => undefined;
const open = (owner = "ruth") => {
  close = startOutbox(new QueryClient(), owner);
};
const failNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const created = () => Promise.resolve(Response.json({}, { status: 201 }));
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  items = [];
  vi.useFakeTimers();
  fetcher.mockReset();
  ended.mockReset();
  vi.stubGlobal("fetch", fetcher);
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: {
      request: (_name: string, _how: object, run: (lock: object) => unknown) =>
        Promise.resolve(run({})),
    },
  });
  addEventListener(sessionEndedEvent, ended);
});
afterEach(() => {
  close();
  removeEventListener(sessionEndedEvent, ended);
  slotsSentEarly.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("startOutbox", () => {
  it("doubles the retry delay, and resets it after a successful send", async () => {
    add("a", "ruth");
    add("b", "ruth");
    fetcher.mockImplementation(failNetwork);
    open();
    await advance(0);
    expect(fetcher).toHaveBeenCalledTimes(1);
    await advance(5_000);
    expect(fetcher).toHaveBeenCalledTimes(2);
    // The third attempt, 10 s later, sends the first item but not the second.
    fetcher.mockImplementationOnce(created);
    await advance(9_999);
    expect(fetcher).toHaveBeenCalledTimes(2);
    await advance(1);
    expect(fetcher).toHaveBeenCalledTimes(4);
    await advance(4_999);
    expect(fetcher).toHaveBeenCalledTimes(4);
    await advance(1);
    expect(fetcher).toHaveBeenCalledTimes(5);
    expect(items.map(({ key }) => key)).toEqual(["b"]);
  });

  it("keeps an item whose response isn't JSON, which isn't from our server", async () => {
    add("a", "ruth");
    fetcher.mockResolvedValueOnce(new Response("<p>Welcome to our Wi-Fi"));
    fetcher.mockImplementation(created);
    open();
    await advance(0);
    expect(items).toMatchObject([{ key: "a", state: "waiting" }]);
    await advance(5_000);
    expect(fetcher).toHaveBeenCalledTimes(2);
    expect(items).toEqual([]);
  });

  it("reports the end of the session at the first 401 and keeps all items", async () => {
    add("a", "ruth");
    add("b", "ruth");
    fetcher.mockResolvedValue(new Response("", { status: 401 }));
    open();
    await advance(0);
    expect(ended).toHaveBeenCalled();
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(items).toHaveLength(2);
  });

  it("reports a 401 that the worker got, but only for its own user", async () => {
    open();
    vi.useRealTimers();
    const post = (unauthorizedOwner: string) => {
      channel.postMessage({ unauthorizedOwner } satisfies OutboxMessage);
    };
    post("boaz");
    post("ruth");
    await vi.waitFor(() => {
      expect(ended).toHaveBeenCalledOnce();
    });
  });

  it("deletes other users' items after 7 days, and keeps newer ones", async () => {
    const now = Date.now();
    add("old", "ruth", { slot: "like:2" });
    add("theirs, old", "boaz");
    vi.setSystemTime(now + 6 * 86_400_000);
    add("theirs", "boaz", { slot: "like:1" });
    add("overtaken", "ruth", { slot: "like:1" });
    vi.setSystemTime(now + 7 * 86_400_000);
    expect(items.map((item) => hasExpired(item, "ruth", Date.now()))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    // Ruth sent a newer intent before the outbox had started.
    slotsSentEarly.add("like:1");
    fetcher.mockImplementation(failNetwork);
    open();
    await advance(0);
    expect(items.map(({ key }) => key)).toEqual(["old", "theirs"]);
    expect(getOutboxItems().every(({ owner }) => owner === "ruth")).toBe(true);
  });

  it("queues a call that timed out, under the same idempotency key", async () => {
    open();
    await advance(0);
    const keys: (string | null)[] = [];
    fetcher.mockImplementation((_url, init) => {
      keys.push(new Headers(init?.headers).get("idempotency-key"));
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => {
          reject(new DOMException("", "AbortError"));
        });
      });
    });
    const { sendJson } = await import("~/client/api-client");
    const item = comment("first");
    const sent = sendOrQueue(
      () =>
        sendJson(item.url, (value) => value, {
          body: item.body,
          idempotencyKey: item.key,
        }),
      item,
    );
    await advance(14_999);
    expect(items).toEqual([]);
    await advance(1);
    await expect(sent).resolves.toBeNull();
    expect(getOutboxItems()).toMatchObject([
      { key: "first", state: "waiting" },
    ]);
    expect(show).toHaveBeenCalledWith(expect.anything(), "1", true);
    expect(keys).toEqual(["first", "first"]);
  });
});
