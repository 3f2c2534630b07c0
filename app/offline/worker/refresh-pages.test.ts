import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refreshPages } from "./refresh-pages";

const requested: string[] = [];
let respond: (response: Response) => void = () => undefined;

beforeEach(() => {
  requested.length = 0;
  const cache = {
    match: () => Promise.resolve(undefined),
    keys: () => Promise.resolve([]),
    put: () => Promise.resolve(),
  };
  vi.stubGlobal("location", new URL("https://site.invalid/"));
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("fetch", (path: string) => {
    requested.push(path);
    return new Promise((resolve) => {
      respond = resolve;
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const sendPage = () => {
  respond(
    new Response('<html data-member="ruth">', {
      headers: { "content-type": "text/html; charset=utf-8" },
    }),
  );
};

const daily = ["/home", "/verse-of-the-day", "/prayer-of-the-day", "/profile"];

it("also fetches a page that is requested while others are being fetched", async () => {
  const done = refreshPages("/groups");
  await vi.waitFor(() => {
    expect(requested).toEqual(["/home"]);
  });
  void refreshPages("/prayers/now");
  for (const count of [2, 3, 4, 5, 6]) {
    sendPage();
    await vi.waitFor(() => {
      expect(requested).toHaveLength(count);
    });
  }
  sendPage();
  await done;
  expect(requested).toEqual([...daily, "/home", "/prayers/now"]);
});
