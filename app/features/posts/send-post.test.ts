import { expect, it, vi } from "vitest";
import { ApiError } from "~/client/api-client";
import {
  getSendErrorMessage,
  hasImageUpload,
  isCanceled,
  sendPost,
} from "./send-post";

const refused = (status: number, detail?: string) => {
  const problem = detail ? { type: "", title: "", status, detail } : null;
  return getSendErrorMessage(new ApiError(status, "", problem), "post");
};

it("explains the error", () => {
  expect(refused(413)).toMatch(/^Your post is too large to send/);
  const detail = "You can write 20 posts an hour: again in 12 minutes.";
  expect(refused(429, detail)).toBe(detail);
  expect(refused(500)).toBe("Your post wasn't sent.");
  expect(getSendErrorMessage(new TypeError("Failed to fetch"), "event")).toBe(
    "Your event wasn't sent.",
  );
});

it("returns null without an error, for field errors and after canceling", () => {
  expect(getSendErrorMessage(null, "post")).toBeNull();
  const problem = {
    type: "about:blank",
    title: "",
    status: 422,
    issues: [{ path: "content", message: "Say more." }],
  };
  expect(
    getSendErrorMessage(new ApiError(422, "", problem), "post"),
  ).toBeNull();
  const calledOff = new DOMException("", "AbortError");
  expect(isCanceled(calledOff)).toBe(true);
  expect(getSendErrorMessage(calledOff, "post")).toBeNull();
});

it("recognizes an image upload", () => {
  expect(hasImageUpload({ imageUrl: "data:image/png;base64,AA" })).toBe(true);
  expect(hasImageUpload({ imageUrl: "https://example.org/a.png" })).toBe(false);
  expect(hasImageUpload({ imageUrl: null })).toBe(false);
  expect(hasImageUpload({ content: "data:" })).toBe(false);
});

it("uploads several pictures one by one, and then posts their URLs", async () => {
  const calls: [string, unknown][] = [];
  vi.stubGlobal("fetch", (url: string, { body }: { body: string }) => {
    calls.push([url, JSON.parse(body)]);
    return Promise.resolve(Response.json({ url: `/images/${calls.length}` }));
  });
  const data = "data:image/gif;base64,AA";
  const images = [
    { url: data, description: "Dawn" },
    { url: "/images/old", description: null },
    { url: `${data}BB`, description: null },
  ];
  await sendPost("/api/posts", { body: { images } });
  vi.unstubAllGlobals();
  expect(calls).toEqual([
    ["/api/images", { image: data, smallerImages: [] }],
    ["/api/images", { image: `${data}BB`, smallerImages: [] }],
    [
      "/api/posts",
      {
        images: [
          { url: "/images/1", description: "Dawn" },
          { url: "/images/old", description: null },
          { url: "/images/2", description: null },
        ],
      },
    ],
  ]);
});
