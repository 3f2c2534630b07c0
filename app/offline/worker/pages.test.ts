import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** Pages by path, in every cache. */
const stored = new Map<string, Response>();

class FakeEvent extends Event {
  waitUntil = vi.fn();
}

const cache = {
  match: (request: Request | string) => {
    const url = typeof request === "string" ? request : request.url;
    const { pathname } = new URL(url, "https://site.invalid");
    return Promise.resolve(stored.get(pathname)?.clone());
  },
  keys: () => Promise.resolve([]),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("__WB_DISABLE_DEV_LOGS", true);
  vi.stubGlobal("ExtendableEvent", FakeEvent);
  vi.stubGlobal("FetchEvent", FakeEvent);
  vi.stubGlobal("location", new URL("https://site.invalid/"));
  vi.stubGlobal("caches", { ...cache, open: () => Promise.resolve(cache) });
  // A network that never responds.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  stored.clear();
  stored.set("/offline", new Response("You are offline"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function navigate(path: string) {
  const { respondWithPage } = await import("./pages");
  const request = new Request(`https://site.invalid${path}`);
  const shown: { after?: number; page?: Response } = {};
  const start = Date.now();
  const event = new FakeEvent("fetch") as unknown as ExtendableEvent;
  void respondWithPage(event, request).then((page) => {
    Object.assign(shown, { after: Date.now() - start, page });
  });
  return shown;
}

it("shows the offline page after 10 s without a response if the page isn't cached", async () => {
  const shown = await navigate("/communities");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(shown).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(shown.after).toBe(10_000);
  expect(await shown.page?.text()).toBe("You are offline");
});

it("shows the cached page after 3 s", async () => {
  stored.set("/home", new Response("<html lang=en>Home", { status: 200 }));
  const shown = await navigate("/home");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(shown.after).toBe(3_000);
  expect(await shown.page?.text()).toContain("Home");
});

it("shows a page that arrives late", async () => {
  let send: (page: Response) => void = () => undefined;
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise<Response>((resolve) => {
        send = resolve;
      }),
  );
  const shown = await navigate("/communities");
  await vi.advanceTimersByTimeAsync(9_000);
  send(new Response("At last"));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.after).toBe(9_000);
  expect(await shown.page?.text()).toBe("At last");
});
