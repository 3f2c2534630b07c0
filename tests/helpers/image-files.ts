import type { Locator, Page } from "@playwright/test";

/** Renders a JPEG of this size in the browser. */
export async function createPhoto(
  page: Page,
  width: number,
  height: number,
): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([width, height]) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width, height });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("No canvas");
      const sky = context.createLinearGradient(0, 0, width, height);
      sky.addColorStop(0, "#34477f");
      sky.addColorStop(1, "#f6c667");
      context.fillStyle = sky;
      context.fillRect(0, 0, width, height);
      return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
    },
    [width, height] as const,
  );
  return Buffer.from(base64, "base64");
}

interface TestFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Dispatches paste or drag events with a file. */
export async function dispatchFile(
  target: Locator,
  events: ("paste" | "dragenter" | "dragover" | "drop")[],
  { name, type, bytes }: TestFile,
): Promise<void> {
  await target.evaluate(
    (element, { events, name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      for (const event of events) {
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          event === "paste"
            ? new ClipboardEvent(event, { ...options, clipboardData: transfer })
            : new DragEvent(event, { ...options, dataTransfer: transfer }),
        );
      }
    },
    { events, name, type, base64: bytes.toString("base64") },
  );
}

/** Decodes an image, given by its URL or data URL, and returns its size in pixels. */
export function getImageSize(
  page: Page,
  source: string,
): Promise<{ width: number; height: number }> {
  return page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, source);
}
