import { expect, it } from "vitest";
import { ApiError } from "~/client/api-client";
import { hasImageUpload, isCanceled, getSendErrorMessage } from "./send-post";

const refused = (status: number, retryAfter: number | null = null) =>
  getSendErrorMessage(new ApiError(status, "", null, retryAfter), "post");

it("explains the error and when to retry", () => {
  expect(refused(413)).toMatch(/^Your post is too large to send/);
  expect(refused(429, 601)).toMatch(/try again in 11 minutes\.$/);
  expect(refused(429, 20)).toMatch(/try again in 1 minute\.$/);
  expect(refused(429)).toMatch(/try again a little later\.$/);
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
