import { afterEach, expect, it, vi } from "vitest";
import { fetchVideoDetails } from "./video-oembed.server";
import { parseVideoUrl } from "./video-url";

const hosts = { oEmbedOrigin: null };
const fetchMock = vi.spyOn(globalThis, "fetch");
afterEach(() => fetchMock.mockReset());

function ask(respond: () => Response, address = "youtu.be/dQw4w9WgXcQ") {
  fetchMock.mockImplementation(() => Promise.resolve(respond()));
  const video = parseVideoUrl(address);
  if (!video) throw new Error(`No video: ${address}`);
  return fetchVideoDetails(video, hosts);
}

const answer = (title: unknown) => () => Response.json({ title });

it.each([
  [
    "https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=x",
    "https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ&format=json",
  ],
  [
    "https://youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fshorts%2FdQw4w9WgXcQ&format=json",
  ],
  [
    "https://player.vimeo.com/video/76979871?h=0a1b2c3d4e",
    "https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871%2F0a1b2c3d4e&width=640",
  ],
])("asks about %s for 3 s, without redirects", async (address, expected) => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  expect(await ask(answer("Psalm 23"), address)).toMatchObject({
    title: "Psalm 23",
  });
  expect(timeout).toHaveBeenLastCalledWith(3000);
  expect(fetchMock.mock.calls).toEqual([
    [
      expected,
      { redirect: "manual", signal: expect.any(AbortSignal) as object },
    ],
  ]);
});

it("asks only the local stand-in if there is one", async () => {
  fetchMock.mockResolvedValue(Response.json({}));
  await fetchVideoDetails(
    { host: "youtube", id: "dQw4w9WgXcQ", key: null, isShort: false },
    { oEmbedOrigin: "http://localhost:1" },
  );
  expect(fetchMock.mock.calls[0]?.[0]).toMatch(/^http:\/\/localhost:1\/oembed/);
});

it.each([
  [" <b>Psalm</b>\u0000 23\u202e ", "<b>Psalm</b> 23"],
  ["\u200d\u0007", ""],
  [23, ""],
  [undefined, ""],
])("cleans the title %j", async (title, expected) => {
  expect((await ask(answer(title)))?.title).toBe(expected);
});

it.each([
  ["a redirect", () => Response.redirect("https://evil.example", 302)],
  ["a private video", () => new Response("Forbidden", { status: 403 })],
  ["a page", () => new Response("<html>")],
  ["a list", () => Response.json([])],
])("returns null for %s", async (_, respond) => {
  expect(await ask(respond)).toBeNull();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it.each([
  ["busy", () => new Response(null, { status: 429 })],
  ["down", () => new Response(null, { status: 503 })],
  ["endless", () => new Response("x".repeat(64 * 1024 + 1))],
])("throws if the host is %s", async (_, respond) => {
  await expect(ask(respond)).rejects.toThrow("oEmbed response");
});
