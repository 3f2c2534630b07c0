import { describe, expect, it, vi } from "vitest";
import { jpegWithEverything } from "../../tests/helpers/images/jpeg";
import { join, text } from "../../tests/helpers/images/parts";
import { png } from "../../tests/helpers/images/png";
import { fetchExternalImage } from "./external-image.server";
import { InvalidImageError } from "./images/image.server";

const address = "https://pictures.example/a.png";

/** A fake fetch: no real requests are sent. */
function fakeFetch(responses: Record<string, () => Response>) {
  return vi.fn((request: Request) =>
    Promise.resolve(
      responses[request.url]?.() ?? new Response(null, { status: 404 }),
    ),
  );
}
const redirectTo = (location: string, status = 302) =>
  new Response("elsewhere", { status, headers: { location } });
const get = (fetchMock: ReturnType<typeof fakeFetch>, from = address) =>
  fetchExternalImage(from, "koine.example", { sendRequest: fetchMock });

it("cleans a fetched image like an uploaded one", async () => {
  const fetchMock = fakeFetch({
    [address]: () => new Response(jpegWithEverything()),
  });
  const image = await get(fetchMock);
  expect(image).toMatchObject({ type: "jpg", width: 8, height: 16 });
  expect(text(image.bytes)).not.toContain("SECRET");
});

it("sends no cookies or identifying headers", async () => {
  const fetchMock = fakeFetch({ [address]: () => new Response(png()) });
  await get(fetchMock);
  const [request] = fetchMock.mock.calls[0] ?? [];
  expect([...(request?.headers.keys() ?? [])]).toEqual(["accept"]);
  expect(request?.redirect).toBe("manual");
});

it("follows three redirects, including relative ones", async () => {
  const fetchMock = fakeFetch({
    [address]: () => redirectTo("/b", 301),
    "https://pictures.example/b": () =>
      redirectTo("https://cdn.example/c", 307),
    "https://cdn.example/c": () => redirectTo("d", 308),
    "https://cdn.example/d": () => new Response(png()),
  });
  expect(await get(fetchMock)).toMatchObject({ type: "png" });
});

describe("rejects", () => {
  const imageResponse = () => new Response(png());
  it.each<[string, Record<string, () => Response>]>([
    ["a missing image", {}],
    ["a page", { [address]: () => new Response("<html>") }],
    ["an empty response", { [address]: () => new Response(null) }],
    [
      "an error response with an image",
      { [address]: () => new Response(png(), { status: 500 }) },
    ],
    [
      "a redirect without a location",
      { [address]: () => new Response(null, { status: 302 }) },
    ],
    [
      "a redirect to an invalid URL",
      { [address]: () => redirectTo("https://[") },
    ],
    [
      "a redirect to http",
      {
        [address]: () => redirectTo("http://pictures.example/b"),
        "http://pictures.example/b": imageResponse,
      },
    ],
    [
      "a redirect to a loopback address",
      {
        [address]: () => redirectTo("https://127.0.0.1/"),
        "https://127.0.0.1/": imageResponse,
      },
    ],
    [
      "a redirect to a host name without a dot",
      {
        [address]: () => redirectTo("https://intranet/"),
        "https://intranet/": imageResponse,
      },
    ],
    [
      "a redirect to our own host",
      {
        [address]: () => redirectTo("https://koine.example/"),
        "https://koine.example/": imageResponse,
      },
    ],
    ["a redirect loop", { [address]: () => redirectTo(address) }],
    [
      "a fourth redirect",
      {
        [address]: () => redirectTo("/1"),
        "https://pictures.example/1": () => redirectTo("/2"),
        "https://pictures.example/2": () => redirectTo("/3"),
        "https://pictures.example/3": () => redirectTo("/4"),
        "https://pictures.example/4": imageResponse,
      },
    ],
    [
      "more than 5 MB, even if Content-Length says less",
      {
        [address]: () =>
          new Response(new Uint8Array(6 << 20), {
            headers: { "content-length": "10" },
          }),
      },
    ],
  ])("%s", async (_, answers) => {
    await expect(get(fakeFetch(answers))).rejects.toThrow(InvalidImageError);
  });

  it("a host that doesn't respond", async () => {
    const fetchMock = vi.fn(() => Promise.reject(new TypeError("network")));
    await expect(
      fetchExternalImage(address, "koine.example", { sendRequest: fetchMock }),
    ).rejects.toThrow(InvalidImageError);
  });

  it("an endless stream, as soon as it is too long", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1 << 20;
        controller.enqueue(new Uint8Array(1 << 20));
      },
    });
    await expect(
      get(fakeFetch({ [address]: () => new Response(endless) })),
    ).rejects.toThrow(InvalidImageError);
    expect(sent).toBeLessThan(8 << 20);
  });

  it.each([
    ["an image that is too large", { maxBytes: 1 << 20 }, "/large"],
    ["any redirect", { maxRedirects: 0 }, "/moved"],
    ["a host that is too slow", { timeout: 1 }, "/slow"],
  ])("%s, with stricter limits", async (_, limits, path) => {
    const fetchMock = (request: Request) =>
      request.url.endsWith("/slow")
        ? new Promise<Response>((_, refuse) => {
            request.signal.addEventListener("abort", () => {
              refuse(new Error("aborted"));
            });
          })
        : Promise.resolve(
            request.url.endsWith("/moved")
              ? redirectTo("/picture")
              : new Response(join(png(), new Uint8Array(1 << 20))),
          );
    const from = `https://pictures.example${path}`;
    const limited = fetchExternalImage(from, "koine.example", {
      ...limits,
      sendRequest: fetchMock,
    });
    await expect(limited).rejects.toThrow(InvalidImageError);
  });

  it.each([
    "https://10.0.0.1/a.png",
    "http://pictures.example/",
    "https://koine.example/a.png",
  ])("%s without sending a request", async (from) => {
    const fetchMock = fakeFetch({});
    await expect(get(fetchMock, from)).rejects.toThrow(InvalidImageError);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
