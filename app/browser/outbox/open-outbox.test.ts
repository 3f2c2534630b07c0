// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionEndedEvent } from "../presence";
import { outboxItems, sendOrKeep, sentEarly } from "./door";
import { hasExpired, placed } from "./item";
import type { Item, NewItem, OutboxNews } from "./item";
import { openOutbox } from "./open-outbox";

/** What the database holds. */
let items: Item[] = [];
const told = new BroadcastChannel("outbox");

vi.mock("./store", () => ({
  listItems: () => Promise.resolve([...items]),
  addItem: (item: NewItem, owner: string) => {
    items.push(placed(items, item, owner, Date.now()));
    return Promise.resolve();
  },
  changeItem: ({ id }: Item, change: Partial<Item> | null) => {
    items = items.flatMap((item) => {
      if (item.id !== id) return [item];
      return change ? [{ ...item, ...change }] : [];
    });
    return Promise.resolve(true);
  },
  removeItems: (goes: (item: Item) => boolean) => {
    items = items.filter((item) => !goes(item));
    return Promise.resolve(items.length);
  },
  tellOutbox: (news: OutboxNews = {}) => {
    told.postMessage(news);
  },
}));

const comment = (key: string): NewItem => ({
  kind: "comment",
  url: "/api/posts/1/comments",
  body: { content: key },
  key,
  about: "1",
});
const add = (key: string, owner: string, more: Partial<NewItem> = {}) => {
  const item = { ...comment(key), ...more };
  items.push(placed(items, item, owner, Date.now()));
};

const fetcher = vi.fn<typeof fetch>();
const ended = vi.fn();
let close: () => void = () => undefined;
const open = (owner = "ruth") => {
  close = openOutbox(new QueryClient(), owner, () => undefined);
};
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const made = () => Promise.resolve(Response.json({}, { status: 201 }));
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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
  sentEarly.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an open outbox", () => {
  it("tries again later and later, and begins anew once something was sent", async () => {
    add("a", "ruth");
    add("b", "ruth");
    fetcher.mockImplementation(lost);
    open();
    await after(0);
    expect(fetcher).toHaveBeenCalledTimes(1);
    await after(5_000);
    expect(fetcher).toHaveBeenCalledTimes(2);
    // The third try comes 10 s later: the first item is sent, the second is not.
    fetcher.mockImplementationOnce(made);
    await after(9_999);
    expect(fetcher).toHaveBeenCalledTimes(2);
    await after(1);
    expect(fetcher).toHaveBeenCalledTimes(4);
    await after(4_999);
    expect(fetcher).toHaveBeenCalledTimes(4);
    await after(1);
    expect(fetcher).toHaveBeenCalledTimes(5);
    expect(items.map(({ key }) => key)).toEqual(["b"]);
  });

  it("says at the first 401 that the session has ended, and keeps all", async () => {
    add("a", "ruth");
    add("b", "ruth");
    fetcher.mockResolvedValue(new Response("", { status: 401 }));
    open();
    await after(0);
    expect(ended).toHaveBeenCalled();
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(items).toHaveLength(2);
  });

  it("hears it from the worker too, of its own owner alone", async () => {
    open();
    vi.useRealTimers();
    const news = (refused: string) => {
      told.postMessage({ refused } satisfies OutboxNews);
    };
    news("boaz");
    news("ruth");
    await vi.waitFor(() => {
      expect(ended).toHaveBeenCalledOnce();
    });
  });

  it("deletes what others left 7 days ago, and nothing else of theirs", async () => {
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
    // A newer wish of ruth's was sent before the outbox had opened.
    sentEarly.add("like:1");
    fetcher.mockImplementation(lost);
    open();
    await after(0);
    expect(items.map(({ key }) => key)).toEqual(["old", "theirs"]);
    expect(outboxItems().every(({ owner }) => owner === "ruth")).toBe(true);
  });

  it("keeps what a hanging network has not taken, under the key of the attempt", async () => {
    open();
    await after(0);
    const keys: (string | null)[] = [];
    fetcher.mockImplementation((_url, init) => {
      keys.push(new Headers(init?.headers).get("idempotency-key"));
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => {
          reject(new DOMException("", "AbortError"));
        });
      });
    });
    const { sendJson } = await import("../api-client");
    const item = comment("first");
    const sent = sendOrKeep(
      () =>
        sendJson(item.url, (value) => value, {
          body: item.body,
          idempotencyKey: item.key,
        }),
      item,
    );
    await after(14_999);
    expect(items).toEqual([]);
    await after(1);
    await expect(sent).resolves.toBeNull();
    expect(outboxItems()).toMatchObject([{ key: "first", state: "waiting" }]);
    expect(keys).toEqual(["first", "first"]);
  });
});
