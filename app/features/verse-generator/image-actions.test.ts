import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultStyle, toCustomization } from "./verse-style";
import { getFailureMessage } from "~/client/use-submit";
import {
  canShareImages,
  fetchImage,
  getFileName,
  shareImage,
} from "./image-actions";

afterEach(() => {
  vi.unstubAllGlobals();
});

const verse = {
  version: "KJV" as const,
  book: "John",
  chapter: 3,
  verse: 16,
  lastVerse: null,
};
const image = { ...verse, customization: toCustomization(defaultStyle) };

it("names the file after the reference", () => {
  expect(getFileName(verse)).toBe("john-3-16.png");
  const songs = { ...verse, book: "Song of Solomon", lastVerse: 17 };
  expect(getFileName(songs)).toBe("song-of-solomon-3-16-17.png");
});

describe("canShareImages", () => {
  it("depends on the device", () => {
    vi.stubGlobal("navigator", {});
    expect(canShareImages()).toBe(false);
    const share = () => Promise.resolve();
    vi.stubGlobal("navigator", { share, canShare: () => false });
    expect(canShareImages()).toBe(false);
    vi.stubGlobal("navigator", { share, canShare: () => true });
    expect(canShareImages()).toBe(true);
  });
});

describe("fetchImage", () => {
  it("sends the verse and its style", async () => {
    const fetch = vi.fn((_url: string, init?: RequestInit) =>
      Promise.resolve(new Response(init?.body)),
    );
    vi.stubGlobal("fetch", fetch);
    const file = await fetchImage(image, "john.png");
    expect(file).toMatchObject({ name: "john.png", type: "image/png" });
    expect(JSON.parse(await file.text())).toEqual({ verseData: image });
    expect(fetch.mock.lastCall?.[0]).toBe("/api/verse-image");
    expect(fetch.mock.lastCall?.[1]?.method).toBe("POST");
  });

  it("fails with the server's message if there is one", async () => {
    const message = "There is no image at this address.";
    const problem = { issues: [{ path: "a", message }] };
    const answers = [
      new Response(JSON.stringify(problem), {
        status: 422,
        headers: { "content-type": "application/problem+json" },
      }),
      new Response(null, { status: 503 }),
    ];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
    const failure = () =>
      fetchImage(image, "a.png").then(
        () => null,
        (error: unknown) => getFailureMessage(error, "Please try again."),
      );
    expect(await failure()).toBe(message);
    expect(await failure()).toBe("Please try again.");
  });
});

describe("shareImage", () => {
  const file = new File([], "john.png", { type: "image/png" });

  it("passes the file to the share sheet", async () => {
    const share = vi.fn<(content: ShareData) => Promise<void>>(() =>
      Promise.resolve(),
    );
    vi.stubGlobal("navigator", { share });
    await shareImage(file, "John 3:16");
    expect(share).toHaveBeenCalledWith({ title: "John 3:16", files: [file] });
  });

  it("doesn't fail if the user closes the share sheet", async () => {
    let error: Error = new DOMException("", "AbortError");
    vi.stubGlobal("navigator", { share: () => Promise.reject(error) });
    await shareImage(file, "John 3:16");
    error = new TypeError("no");
    await expect(shareImage(file, "John 3:16")).rejects.toBe(error);
  });
});
