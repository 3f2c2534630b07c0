import { beforeEach, expect, it, vi } from "vitest";
import { sharedCache } from "~/client/cache-names";
import { sharedContentUrls } from "~/shared/share-target";
import { receiveShare } from "~/offline/worker/receive-share";

/** The parts of Cache Storage that the code uses. */
function cacheStorage() {
  const stores = new Map<string, Map<string, Response>>();
  return {
    open: (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return Promise.resolve({
        match: (key: string) => Promise.resolve(store.get(key)?.clone()),
        put: (key: string, value: Response) => {
          store.set(key, value);
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
  // Node's Request doesn't set these.
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

const stored = async (key: string) =>
  (await storage.open(sharedCache)).match(key);

it("stores text and image and redirects to the composer", async () => {
  const image = new File(["image"], "sea.png", { type: "image/png" });
  const response = await share({ title: "The sea", url: "https://a.b", image });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(
    "https://site.example/home#write",
  );
  const text = await stored(sharedContentUrls.text);
  expect(await text?.text()).toBe("The sea\nhttps://a.b");
  const saved = await stored(sharedContentUrls.image);
  expect(saved?.headers.get("content-type")).toBe("image/png");
  expect(await saved?.text()).toBe("image");
});

it("appends text to stored text and keeps its image", async () => {
  await share({ text: "One", image: new File(["1"], "1.png") });
  await share({ text: "Two", image: new File([], "") });
  expect(await (await stored(sharedContentUrls.text))?.text()).toBe(
    "One\n\nTwo",
  );
  expect(await (await stored(sharedContentUrls.image))?.text()).toBe("1");
});

it("redirects to the composer if storing fails", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("full")) });
  expect((await share({ text: "One" })).status).toBe(303);
  expect(logged).toHaveBeenCalledOnce();
});

it.each([
  [{ origin: "https://evil.example" }, 403],
  [{ referrer: "https://evil.example/form" }, 403],
  [{ origin: "null" }, 303],
  [{ origin: "https://site.example" }, 303],
])("answers a request from %j with %i", async (from, status) => {
  expect((await share({ text: "One" }, from)).status).toBe(status);
  const text = await stored(sharedContentUrls.text);
  expect(await text?.text()).toBe(status === 303 ? "One" : undefined);
});

it("limits the length of the text and the size of the image", async () => {
  await share({ text: "a".repeat(15_000) });
  const image = new File(["p"], "p.png");
  Object.defineProperty(image, "size", { value: 60 * 1024 * 1024 });
  const body = { text: "b".repeat(15_000), image };
  await share(body);
  const text = await (await stored(sharedContentUrls.text))?.text();
  expect(text).toHaveLength(20_000);
  expect(text?.startsWith("aaa")).toBe(true);
});
