import { describe, expect, it, vi } from "vitest";
import { jpegWithEverything } from "../../tests/helpers/pictures/jpeg";
import { join, text } from "../../tests/helpers/pictures/parts";
import { png } from "../../tests/helpers/pictures/png";
import { fetchPicture } from "./external-picture.server";
import { BadPicture } from "./images/picture.server";

const address = "https://pictures.example/a.png";

/** Answers what the web would; nothing leaves this process. */
function web(answers: Record<string, () => Response>) {
  return vi.fn((request: Request) =>
    Promise.resolve(
      answers[request.url]?.() ?? new Response(null, { status: 404 }),
    ),
  );
}
const moved = (location: string, status = 302) =>
  new Response("elsewhere", { status, headers: { location } });
const get = (ask: ReturnType<typeof web>, from = address) =>
  fetchPicture(from, "koine.example", { ask });

it("cleans what it fetches as if a person had sent it", async () => {
  const ask = web({ [address]: () => new Response(jpegWithEverything()) });
  const picture = await get(ask);
  expect(picture).toMatchObject({ type: "jpg", width: 8, height: 16 });
  expect(text(picture.bytes)).not.toContain("SECRET");
});

it("asks as nobody", async () => {
  const ask = web({ [address]: () => new Response(png()) });
  await get(ask);
  const [request] = ask.mock.calls[0] ?? [];
  expect([...(request?.headers.keys() ?? [])]).toEqual(["accept"]);
  expect(request?.redirect).toBe("manual");
});

it("follows three redirects, relative ones too", async () => {
  const ask = web({
    [address]: () => moved("/b", 301),
    "https://pictures.example/b": () => moved("https://cdn.example/c", 307),
    "https://cdn.example/c": () => moved("d", 308),
    "https://cdn.example/d": () => new Response(png()),
  });
  expect(await get(ask)).toMatchObject({ type: "png" });
});

describe("gives up", () => {
  const picture = () => new Response(png());
  it.each<[string, Record<string, () => Response>]>([
    ["what is not there", {}],
    ["a page", { [address]: () => new Response("<html>") }],
    ["an empty answer", { [address]: () => new Response(null) }],
    [
      "a failure with a picture",
      { [address]: () => new Response(png(), { status: 500 }) },
    ],
    [
      "a redirect to nowhere",
      { [address]: () => new Response(null, { status: 302 }) },
    ],
    ["a redirect to nonsense", { [address]: () => moved("https://[") }],
    [
      "a redirect to http",
      {
        [address]: () => moved("http://pictures.example/b"),
        "http://pictures.example/b": picture,
      },
    ],
    [
      "a redirect into this machine",
      {
        [address]: () => moved("https://127.0.0.1/"),
        "https://127.0.0.1/": picture,
      },
    ],
    [
      "a redirect to a name without a dot",
      {
        [address]: () => moved("https://intranet/"),
        "https://intranet/": picture,
      },
    ],
    [
      "a redirect to us",
      {
        [address]: () => moved("https://koine.example/"),
        "https://koine.example/": picture,
      },
    ],
    ["a circle", { [address]: () => moved(address) }],
    [
      "a fourth redirect",
      {
        [address]: () => moved("/1"),
        "https://pictures.example/1": () => moved("/2"),
        "https://pictures.example/2": () => moved("/3"),
        "https://pictures.example/3": () => moved("/4"),
        "https://pictures.example/4": picture,
      },
    ],
    [
      "more than 5 MB, whatever it says of itself",
      {
        [address]: () =>
          new Response(new Uint8Array(6 << 20), {
            headers: { "content-length": "10" },
          }),
      },
    ],
  ])("at %s", async (_, answers) => {
    await expect(get(web(answers))).rejects.toThrow(BadPicture);
  });

  it("at a host that does not answer", async () => {
    const ask = vi.fn(() => Promise.reject(new TypeError("network")));
    await expect(
      fetchPicture(address, "koine.example", { ask }),
    ).rejects.toThrow(BadPicture);
  });

  it("at a stream that never ends, as soon as it is too long", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1 << 20;
        controller.enqueue(new Uint8Array(1 << 20));
      },
    });
    await expect(
      get(web({ [address]: () => new Response(endless) })),
    ).rejects.toThrow(BadPicture);
    expect(sent).toBeLessThan(8 << 20);
  });

  it.each([
    ["at more than it may weigh", { bytesMax: 1 << 20 }, "/large"],
    ["at the first redirect", { redirectsMax: 0 }, "/moved"],
    ["at a host that takes too long", { timeout: 1 }, "/slow"],
  ])("earlier where it is told to: %s", async (_, limits, path) => {
    const ask = (request: Request) =>
      request.url.endsWith("/slow")
        ? new Promise<Response>((_, refuse) => {
            request.signal.addEventListener("abort", () => {
              refuse(new Error("aborted"));
            });
          })
        : Promise.resolve(
            request.url.endsWith("/moved")
              ? moved("/picture")
              : new Response(join(png(), new Uint8Array(1 << 20))),
          );
    const from = `https://pictures.example${path}`;
    const limited = fetchPicture(from, "koine.example", { ...limits, ask });
    await expect(limited).rejects.toThrow(BadPicture);
  });

  it.each([
    "https://10.0.0.1/a.png",
    "http://pictures.example/",
    "https://koine.example/a.png",
  ])("at %s without asking", async (from) => {
    const ask = web({});
    await expect(get(ask, from)).rejects.toThrow(BadPicture);
    expect(ask).not.toHaveBeenCalled();
  });
});
