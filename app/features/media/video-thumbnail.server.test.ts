import { expect, it, vi } from "vitest";
import type { AppContext } from "~/platform/context.server";
import { jpegWithEverything } from "../../../tests/helpers/images/jpeg";
import { serveVideoThumbnail } from "./video-thumbnail.server";

const now = Date.parse("2026-06-10T12:00:00Z");
const dayMs = 86_400_000;

it.each([
  [6, 0],
  [8, 1],
])("a still that is %i days old: %i new requests", async (days, requests) => {
  const fetchMock = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(() =>
      Promise.resolve(new Response(jpegWithEverything())),
    );
  const put = vi.fn(() => Promise.resolve());
  const stored = {
    uploaded: new Date(now - days * dayMs),
    arrayBuffer: () => Promise.resolve(jpegWithEverything().buffer),
  };
  const work: Promise<unknown>[] = [];
  const app = {
    cache: null,
    db: { first: () => Promise.resolve({}) },
    env: {
      IMAGES: { get: () => Promise.resolve(stored), put },
      SITE_URL: "https://site.example",
    },
    now,
    request: new Request("https://site.example/post/p/thumbnail.jpg"),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  } as unknown as AppContext;
  const response = await serveVideoThumbnail(
    app,
    "p",
    "https://youtu.be/dQw4w9WgXcQ",
  );
  await Promise.all(work);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(fetchMock).toHaveBeenCalledTimes(requests);
  expect(put).toHaveBeenCalledTimes(requests);
  fetchMock.mockRestore();
});
