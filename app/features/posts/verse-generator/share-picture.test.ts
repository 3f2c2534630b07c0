import { afterEach, describe, expect, it, vi } from "vitest";
import { canSharePictures, sharePicture } from "./share-picture";

afterEach(() => {
  vi.unstubAllGlobals();
});

const ok = () => Promise.resolve(new Response("png"));

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

describe("sharePicture", () => {
  it("hands over the file", async () => {
    const share = vi.fn<(content: ShareData) => Promise<void>>(() =>
      Promise.resolve(),
    );
    vi.stubGlobal("fetch", ok);
    vi.stubGlobal("navigator", { share });
    expect(await sharePicture("/a.png", "John 3:16", "john.png")).toBe(
      "shared",
    );
    const { title, files } = share.mock.calls[0]?.[0] ?? {};
    expect(title).toBe("John 3:16");
    expect(files?.[0]).toMatchObject({ name: "john.png", type: "image/png" });
  });

  it.each([
    ["cancelled", ok, new DOMException("", "AbortError")],
    ["failed", ok, new TypeError()],
    [
      "failed",
      () => Promise.resolve(new Response(null, { status: 503 })),
      new TypeError(),
    ],
    ["failed", () => Promise.reject(new TypeError()), new TypeError()],
  ])("is %s", async (outcome, fetch, error) => {
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("navigator", { share: () => Promise.reject(error) });
    expect(await sharePicture("/a.png", "t", "f.png")).toBe(outcome);
  });
});
