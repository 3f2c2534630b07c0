import { afterEach, describe, expect, it, vi } from "vitest";
import { firstLook } from "./look";
import { pictureSource } from "./picture-source";
import {
  canSharePictures,
  fetchPicture,
  pictureFailure,
  sharePicture,
} from "./share-picture";

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
const own = pictureSource(verse, {
  ...firstLook,
  kind: "custom",
  imageUrl: "https://example.org/a.jpg",
});

describe("canSharePictures", () => {
  it("asks the device", () => {
    vi.stubGlobal("navigator", {});
    expect(canSharePictures()).toBe(false);
    const share = () => Promise.resolve();
    vi.stubGlobal("navigator", { share, canShare: () => false });
    expect(canSharePictures()).toBe(false);
    vi.stubGlobal("navigator", { share, canShare: () => true });
    expect(canSharePictures()).toBe(true);
  });
});

describe("fetchPicture", () => {
  it("asks for what the address says, or sends what it has to", async () => {
    const fetch = vi.fn((url: string, init?: RequestInit) => {
      expect(url).toBe("/a.png");
      return Promise.resolve(
        new Response(typeof init?.body === "string" ? init.body : "asked"),
      );
    });
    vi.stubGlobal("fetch", fetch);
    const asked = await fetchPicture({ address: "/a.png" }, "john.png");
    expect(asked).toMatchObject({ name: "john.png", type: "image/png" });
    expect(await asked.text()).toBe("asked");
    const sent = await fetchPicture({ ...own, address: "/a.png" }, "john.png");
    expect(JSON.parse(await sent.text())).toEqual(own?.body);
    expect(fetch.mock.lastCall?.[1]?.method).toBe("POST");
  });

  it("fails in the server's words where it has some", async () => {
    const message = "There is no picture at this address.";
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
      fetchPicture({ address: "/a.png" }, "a.png").then(
        () => null,
        (error: unknown) => pictureFailure(error, "shared"),
      );
    expect(await failure()).toBe(message);
    expect(await failure()).toBe(
      "The picture could not be shared. Please try again.",
    );
  });
});

describe("sharePicture", () => {
  const file = new File([], "john.png", { type: "image/png" });

  it("hands over the file", async () => {
    const share = vi.fn<(content: ShareData) => Promise<void>>(() =>
      Promise.resolve(),
    );
    vi.stubGlobal("navigator", { share });
    await sharePicture(file, "John 3:16");
    expect(share).toHaveBeenCalledWith({ title: "John 3:16", files: [file] });
  });

  it("has not failed where the sheet was closed", async () => {
    let error: Error = new DOMException("", "AbortError");
    vi.stubGlobal("navigator", { share: () => Promise.reject(error) });
    await sharePicture(file, "John 3:16");
    error = new TypeError("no");
    await expect(sharePicture(file, "John 3:16")).rejects.toBe(error);
  });
});
