import { beforeEach, expect, it, vi } from "vitest";
import { sharedCache } from "~/browser/cache-names";
import { sharedEntries } from "~/features/pwa/shared";
import { receiveShare } from "~/features/pwa/worker/share-target";

/** As much of Cache Storage as is used here. */
function cacheStorage() {
  const shelves = new Map<string, Map<string, Response>>();
  return {
    open: (name: string) => {
      const shelf = shelves.get(name) ?? new Map<string, Response>();
      shelves.set(name, shelf);
      return Promise.resolve({
        match: (key: string) => Promise.resolve(shelf.get(key)?.clone()),
        put: (key: string, value: Response) => {
          shelf.set(key, value);
          return Promise.resolve();
        },
      });
    },
  };
}

let storage = cacheStorage();

beforeEach(() => {
  storage = cacheStorage();
  vi.stubGlobal("caches", storage);
});

const share = (
  fields: Record<string, string | File>,
  from: { origin?: string; referrer?: string } = {},
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request("https://site.example/share", {
    method: "POST",
    body,
  });
  // Only browsers set these.
  return receiveShare(
    Object.defineProperties(request, {
      headers: {
        value: new Headers(from.origin ? { origin: from.origin } : {}),
      },
      formData: { value: () => Promise.resolve(body) },
      referrer: { value: from.referrer ?? "" },
    }),
  );
};

const waiting = async (key: string) =>
  (await storage.open(sharedCache)).match(key);

it("lays words and picture aside and leads to the composer", async () => {
  const picture = new File(["picture"], "sea.png", { type: "image/png" });
  const answer = await share({ title: "The sea", url: "https://a.b", picture });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(
    "https://site.example/home#write",
  );
  const words = await waiting(sharedEntries.words);
  expect(await words?.text()).toBe("The sea\nhttps://a.b");
  const kept = await waiting(sharedEntries.picture);
  expect(kept?.headers.get("content-type")).toBe("image/png");
  expect(await kept?.text()).toBe("picture");
});

it("adds words to those that still wait, and keeps their picture", async () => {
  await share({ text: "One", picture: new File(["1"], "1.png") });
  await share({ text: "Two", picture: new File([], "") });
  expect(await (await waiting(sharedEntries.words))?.text()).toBe("One\n\nTwo");
  expect(await (await waiting(sharedEntries.picture))?.text()).toBe("1");
});

it("opens the composer where nothing can be laid aside", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("full")) });
  expect((await share({ text: "One" })).status).toBe(303);
  expect(said).toHaveBeenCalledOnce();
});

it.each([
  [{ origin: "https://evil.example" }, 403],
  [{ referrer: "https://evil.example/form" }, 403],
  [{ origin: "null" }, 303],
  [{ origin: "https://site.example" }, 303],
])("from %j answers %i", async (from, status) => {
  expect((await share({ text: "One" }, from)).status).toBe(status);
  const words = await waiting(sharedEntries.words);
  expect(await words?.text()).toBe(status === 303 ? "One" : undefined);
});

it("takes no more words than a few posts have, and no gigantic picture", async () => {
  await share({ text: "a".repeat(15_000) });
  const picture = new File(["p"], "p.png");
  Object.defineProperty(picture, "size", { value: 60 * 1024 * 1024 });
  const body = { text: "b".repeat(15_000), picture };
  await share(body);
  const words = await (await waiting(sharedEntries.words))?.text();
  expect(words).toHaveLength(20_000);
  expect(words?.startsWith("aaa")).toBe(true);
});
