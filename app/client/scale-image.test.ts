// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  fittingSize,
  hasTransparency,
  isAnimatedGif,
  scaleImage,
  createSmallerImages,
} from "./scale-image";

const limits = { longestSide: 1600, quality: 0.85, maxBytes: 1000 };
const gif = (...parts: string[]) =>
  new TextEncoder().encode(`GIF89a${parts.join("")}`);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("fittingSize", () => {
  it.each([
    [4032, 3024, 1600, 1200],
    [3024, 4032, 1200, 1600],
    [1600, 900, 1600, 900],
    [320, 200, 320, 200],
    [16000, 3, 1600, 1],
  ])("scales %i × %i to %i × %i", (width, height, w, h) => {
    expect(fittingSize({ width, height }, 1600)).toEqual({
      width: w,
      height: h,
    });
  });
});

describe("transparency", () => {
  it("is detected by an alpha value below 255", () => {
    expect(hasTransparency(new Uint8ClampedArray([0, 0, 0, 255]))).toBe(false);
    expect(
      hasTransparency(new Uint8ClampedArray([0, 0, 0, 255, 9, 9, 9, 254])),
    ).toBe(true);
  });
});

describe("isAnimatedGif", () => {
  it("detects a loop", () => {
    expect(isAnimatedGif(gif("\u0000!NETSCAPE2.0"))).toBe(true);
    expect(isAnimatedGif(gif("\u0000"))).toBe(false);
    expect(isAnimatedGif(new TextEncoder().encode("NETSCAPE2.0"))).toBe(false);
  });
});

/** jsdom neither decodes nor draws, so this stubs bitmap and canvas. */
function stubCanvas(sizes: Partial<Record<string, number>>, alpha = 255) {
  const close = vi.fn();
  const decode = vi.fn(() =>
    Promise.resolve({ width: 4000, height: 3000, close }),
  );
  vi.stubGlobal("createImageBitmap", decode);
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    canvas: document.createElement("canvas"),
    drawImage,
    fillRect: vi.fn(),
    getImageData: () => ({ data: [0, 0, 0, alpha] }),
  } as unknown as RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(
    (done, type = "") => {
      done(new Blob(["x".repeat(sizes[type] ?? 10)], { type }));
    },
  );
  return { close, decode, drawImage };
}

describe("scaleImage", () => {
  it("keeps an animated GIF, and scales one that is too large", async () => {
    const { decode } = stubCanvas({});
    const animated = gif("NETSCAPE2.0");
    await expect(
      scaleImage(new Blob([animated], { type: "image/gif" }), limits),
    ).resolves.toMatch(/^data:image\/gif;base64,R0lG/);
    expect(decode).not.toHaveBeenCalled();
    const large = new Blob([animated, "x".repeat(1000)], { type: "image/gif" });
    await expect(scaleImage(large, limits)).resolves.toMatch(
      /^data:image\/jpeg;/,
    );
  });

  it("scales a photo upright and closes the bitmap", async () => {
    const { close, decode, drawImage } = stubCanvas({});
    const photo = new Blob(["…"], { type: "image/jpeg" });
    await expect(scaleImage(photo, limits)).resolves.toMatch(
      /^data:image\/jpeg;base64,/,
    );
    expect(decode).toHaveBeenCalledWith(photo, {
      imageOrientation: "from-image",
    });
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 1600, 1200]);
    expect(close).toHaveBeenCalledOnce();
  });

  it("keeps transparency unless the result is too large", async () => {
    stubCanvas({}, 100);
    const png = new Blob(["…"], { type: "image/png" });
    await expect(scaleImage(png, limits)).resolves.toMatch(
      /^data:image\/webp;/,
    );
    stubCanvas({ "image/webp": 2000 }, 100);
    await expect(scaleImage(png, limits)).resolves.toMatch(
      /^data:image\/jpeg;/,
    );
  });

  it("throws if the image can't be decoded", async () => {
    vi.stubGlobal("createImageBitmap", () =>
      Promise.reject(new DOMException("No picture", "InvalidStateError")),
    );
    await expect(
      scaleImage(new Blob(["?"], { type: "image/heic" }), limits),
    ).rejects.toThrow("No picture");
  });
});

describe("createSmallerImages", () => {
  const photo = "data:image/jpeg;base64,/9j/";
  const stubImage = (width: number, height: number, readable = true) => {
    vi.stubGlobal(
      "Image",
      class {
        src = "";
        naturalWidth = width;
        naturalHeight = height;
        decode = () =>
          readable ? Promise.resolve() : Promise.reject(new Error("broken"));
      },
    );
  };
  const getTypes = async (source: string, widths = [480, 960]) =>
    (await createSmallerImages(source, widths)).map(
      (one) => one.split(/[:;]/)[1],
    );

  it("creates WebP versions of the given widths and the same ratio", async () => {
    const { drawImage } = stubCanvas({});
    stubImage(1600, 1067);
    expect(await getTypes(photo)).toEqual(["image/webp", "image/webp"]);
    const calls = drawImage.mock.calls as unknown[][];
    expect(calls.map((call) => call.slice(1))).toEqual([
      [0, 0, 480, 320],
      [0, 0, 960, 640],
    ]);
  });

  it("creates no version above a megapixel", async () => {
    const { drawImage } = stubCanvas({});
    stubImage(1200, 1600);
    await getTypes(photo);
    stubImage(960, 10_000);
    await getTypes(photo);
    const calls = drawImage.mock.calls as unknown[][];
    expect(calls.map((call) => call.slice(3))).toEqual([
      [480, 640],
      [866, 1155],
      [309, 3219],
    ]);
  });

  it("creates no version that isn't smaller, and none for GIFs or external images", async () => {
    stubCanvas({});
    stubImage(960, 10_000);
    expect(await getTypes(photo)).toHaveLength(1);
    stubImage(300, 300);
    expect(await getTypes(photo)).toEqual([]);
    stubImage(1600, 1200);
    expect(await getTypes("data:image/gif;base64,R0lG")).toEqual([]);
    expect(await getTypes("https://example.org/a.png")).toEqual([]);
  });

  it("falls back to JPEG for photos and PNG for others without a WebP encoder", async () => {
    stubCanvas({});
    const write = vi
      .spyOn(HTMLCanvasElement.prototype, "toBlob")
      .mockImplementation((done, type = "") => {
        const written = type === "image/webp" ? "image/png" : type;
        done(new Blob(["x"], { type: written }));
      });
    stubImage(1600, 1200);
    expect(await getTypes(photo, [480])).toEqual(["image/jpeg"]);
    expect(write).toHaveBeenCalledTimes(2);
    expect(await getTypes("data:image/png;base64,iVBO", [480])).toEqual([
      "image/png",
    ]);
  });

  it("creates none if they are too large or the image can't be decoded", async () => {
    stubCanvas({ "image/webp": 500_000 });
    stubImage(1600, 1200);
    expect(await getTypes(photo)).toEqual([]);
    stubImage(1600, 1200, false);
    expect(await getTypes(photo)).toEqual([]);
  });
});
