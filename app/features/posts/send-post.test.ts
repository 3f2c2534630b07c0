import { expect, it } from "vitest";
import { ApiError } from "~/browser/api-client";
import { bringsPicture, isCalledOff, notSentReason } from "./send-post";

const refused = (status: number, retryAfter: number | null = null) =>
  notSentReason(new ApiError(status, "", null, retryAfter), "post");

it("says why something was not taken, and when to come again", () => {
  expect(refused(413)).toMatch(/^Your post is too large to be sent/);
  expect(refused(429, 601)).toMatch(/try again in 11 minutes\.$/);
  expect(refused(429, 20)).toMatch(/try again in 1 minute\.$/);
  expect(refused(429)).toMatch(/try again a little later\.$/);
  expect(refused(500)).toBe("Your post was not sent.");
  expect(notSentReason(new TypeError("Failed to fetch"), "event")).toBe(
    "Your event was not sent.",
  );
});

it("says nothing where nothing failed, or a field says it, or it was called off", () => {
  expect(notSentReason(null, "post")).toBeNull();
  const problem = {
    type: "about:blank",
    title: "",
    status: 422,
    issues: [{ path: "content", message: "Say more." }],
  };
  expect(notSentReason(new ApiError(422, "", problem), "post")).toBeNull();
  const calledOff = new DOMException("", "AbortError");
  expect(isCalledOff(calledOff)).toBe(true);
  expect(notSentReason(calledOff, "post")).toBeNull();
});

it("tells a picture on its way from an address and from nothing", () => {
  expect(bringsPicture({ imageUrl: "data:image/png;base64,AA" })).toBe(true);
  expect(bringsPicture({ imageUrl: "https://example.org/a.png" })).toBe(false);
  expect(bringsPicture({ imageUrl: null })).toBe(false);
  expect(bringsPicture({ content: "data:" })).toBe(false);
});
