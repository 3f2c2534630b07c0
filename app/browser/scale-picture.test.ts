// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  encodingFor,
  fittingSize,
  hasTransparency,
  isAnimatedGif,
  scalePicture,
  smallerPictures,
} from "./scale-picture";

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
  ])("makes of %i × %i %i × %i", (width, height, w, h) => {
    expect(fittingSize({ width, height }, 1600)).toEqual({
      width: w,
      height: h,
    });
  });
});

describe("transparency", () => {
  it("is a pixel that lets something through", () => {
    expect(hasTransparency(new Uint8ClampedArray([0, 0, 0, 255]))).toBe(false);
    expect(
      hasTransparency(new Uint8ClampedArray([0, 0, 0, 255, 9, 9, 9, 254])),
    ).toBe(true);
  });

  it("is not put into a JPEG", () => {
    expect(encodingFor(true)).toBe("image/webp");
    expect(encodingFor(false)).toBe("image/jpeg");
  });
});

describe("isAnimatedGif", () => {
  it("is one with a loop", () => {
    expect(isAnimatedGif(gif("\u0000!NETSCAPE2.0"))).toBe(true);
    expect(isAnimatedGif(gif("\u0000"))).toBe(false);
    expect(isAnimatedGif(new TextEncoder().encode("NETSCAPE2.0"))).toBe(false);
  });
});

/** jsdom decodes and draws nothing: a bitmap and a canvas that write down what they are asked. */
function drawingBoard(sizes: Partial<Record<string, number>>, alpha = 255) {
  const close = vi.fn();
  const decode = vi.fn(() =>
    Promise.resolve({ width: 4000, height: 3000, close }),
  );
  vi.stubGlobal("createImageBitmap", decode);
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
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

describe("scalePicture", () => {
  it("sends a GIF that moves as it is, and scales one that is too large", async () => {
    const { decode } = drawingBoard({});
    const moving = gif("NETSCAPE2.0");
    await expect(
      scalePicture(new Blob([moving], { type: "image/gif" }), limits),
    ).resolves.toMatch(/^data:image\/gif;base64,R0lG/);
    expect(decode).not.toHaveBeenCalled();
    const large = new Blob([moving, "x".repeat(1000)], { type: "image/gif" });
    await expect(scalePicture(large, limits)).resolves.toMatch(
      /^data:image\/jpeg;/,
    );
  });

  it("draws a photo upright and small, and lets go of it", async () => {
    const { close, decode, drawImage } = drawingBoard({});
    const photo = new Blob(["…"], { type: "image/jpeg" });
    await expect(scalePicture(photo, limits)).resolves.toMatch(
      /^data:image\/jpeg;base64,/,
    );
    expect(decode).toHaveBeenCalledWith(photo, {
      imageOrientation: "from-image",
    });
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 1600, 1200]);
    expect(close).toHaveBeenCalledOnce();
  });

  it("keeps transparency, unless that is too much", async () => {
    drawingBoard({}, 100);
    const png = new Blob(["…"], { type: "image/png" });
    await expect(scalePicture(png, limits)).resolves.toMatch(
      /^data:image\/webp;/,
    );
    drawingBoard({ "image/webp": 2000 }, 100);
    await expect(scalePicture(png, limits)).resolves.toMatch(
      /^data:image\/jpeg;/,
    );
  });

  it("throws for what cannot be read", async () => {
    vi.stubGlobal("createImageBitmap", () =>
      Promise.reject(new DOMException("No picture", "InvalidStateError")),
    );
    await expect(
      scalePicture(new Blob(["?"], { type: "image/heic" }), limits),
    ).rejects.toThrow("No picture");
  });
});

describe("smallerPictures", () => {
  const photo = "data:image/jpeg;base64,/9j/";
  /** An image of this many pixels, which can be read or not. */
  const reading = (width: number, height: number, readable = true) => {
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
  const typesOf = async (source: string, widths = [480, 960]) =>
    (await smallerPictures(source, widths)).map((one) => one.split(/[:;]/)[1]);

  it("are as wide as asked and keep the shape, as WebP", async () => {
    const { drawImage } = drawingBoard({});
    reading(1600, 1067);
    expect(await typesOf(photo)).toEqual(["image/webp", "image/webp"]);
    const drawn = drawImage.mock.calls as unknown[][];
    expect(drawn.map((call) => call.slice(1))).toEqual([
      [0, 0, 480, 320],
      [0, 0, 960, 640],
    ]);
  });

  it("have at most a megapixel, however tall the picture", async () => {
    const { drawImage } = drawingBoard({});
    reading(1200, 1600);
    await typesOf(photo);
    reading(960, 10_000);
    await typesOf(photo);
    const drawn = drawImage.mock.calls as unknown[][];
    expect(drawn.map((call) => call.slice(3))).toEqual([
      [480, 640],
      [866, 1155],
      [309, 3219],
    ]);
  });

  it("are none that are not smaller, nor any of what moves or stays elsewhere", async () => {
    drawingBoard({});
    reading(960, 10_000);
    expect(await typesOf(photo)).toHaveLength(1);
    reading(300, 300);
    expect(await typesOf(photo)).toEqual([]);
    reading(1600, 1200);
    expect(await typesOf("data:image/gif;base64,R0lG")).toEqual([]);
    expect(await typesOf("https://example.org/a.png")).toEqual([]);
  });

  it("are JPEG of a photo where WebP is not written, else what is", async () => {
    drawingBoard({});
    const write = vi
      .spyOn(HTMLCanvasElement.prototype, "toBlob")
      .mockImplementation((done, type = "") => {
        const written = type === "image/webp" ? "image/png" : type;
        done(new Blob(["x"], { type: written }));
      });
    reading(1600, 1200);
    expect(await typesOf(photo, [480])).toEqual(["image/jpeg"]);
    expect(write).toHaveBeenCalledTimes(2);
    expect(await typesOf("data:image/png;base64,iVBO", [480])).toEqual([
      "image/png",
    ]);
  });

  it("stay behind where they are too heavy or cannot be drawn: the picture goes alone", async () => {
    drawingBoard({ "image/webp": 500_000 });
    reading(1600, 1200);
    expect(await typesOf(photo)).toEqual([]);
    reading(1600, 1200, false);
    expect(await typesOf(photo)).toEqual([]);
  });
});
