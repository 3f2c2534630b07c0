import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/e2e";
import { declineInstallOffer, openFeed } from "../helpers/feed";
import { avif } from "../helpers/pictures/avif";
import { gifWithEverything } from "../helpers/pictures/gif";
import { jpegWithEverything } from "../helpers/pictures/jpeg";
import { dataString } from "../helpers/pictures/parts";
import { pngWithEverything } from "../helpers/pictures/png";
import { webpWithEverything } from "../helpers/pictures/webp";

test.beforeEach(({ context }) => declineInstallOffer(context));

async function post(page: Page, imageUrl: string): Promise<string> {
  const response = await page.request.post("/api/posts", {
    headers: { origin: new URL(page.url()).origin },
    data: { type: "image", imageUrl },
  });
  expect(response.status()).toBe(201);
  const made = (await response.json()) as { imageUrl: string };
  return made.imageUrl;
}

/** 16 × 8 pixels each; three of them say that they lie on their side. */
const photos = {
  PNG: { bytes: pngWithEverything(), size: [8, 16] },
  JPEG: { bytes: jpegWithEverything(), size: [8, 16] },
  AVIF: { bytes: avif({ turns: 1 }), size: [8, 16] },
  WebP: { bytes: webpWithEverything(), size: [16, 8] },
  GIF: { bytes: gifWithEverything(), size: [16, 8] },
};

for (const [name, { bytes, size }] of Object.entries(photos)) {
  test(`the browser shows a cleaned ${name}, and the right way up`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openFeed(page);
    const src = await post(page, dataString(bytes));
    await page.reload();
    const picture = page.locator(`article img[src="${src}"]`).first();
    await expect(picture).toHaveAttribute("width", `${size[0]}`);
    await expect(picture).toHaveAttribute("height", `${size[1]}`);
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => [
          image.naturalWidth,
          image.naturalHeight,
        ]),
      )
      .toEqual(size);
  });
}
