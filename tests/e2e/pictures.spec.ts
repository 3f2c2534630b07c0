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

/** Written so that they lie on their side: 16 × 8 pixels, shown as 8 × 16. */
const photos = {
  PNG: pngWithEverything(),
  JPEG: jpegWithEverything(),
  WebP: webpWithEverything(),
  AVIF: avif({ turns: 1 }),
};

for (const [name, bytes] of Object.entries(photos)) {
  test(`the browser shows a cleaned ${name}, and the right way up`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openFeed(page);
    const src = await post(page, dataString(bytes));
    await page.reload();
    const picture = page.locator(`article img[src="${src}"]`).first();
    await expect(picture).toHaveAttribute("width", "8");
    await expect(picture).toHaveAttribute("height", "16");
    await expect
      .poll(() =>
        picture.evaluate((image: HTMLImageElement) => [
          image.naturalWidth,
          image.naturalHeight,
        ]),
      )
      .toEqual([8, 16]);
  });
}

test("the browser shows a cleaned animation", async ({ page, signIn }) => {
  await signIn();
  await openFeed(page);
  const src = await post(page, dataString(gifWithEverything()));
  await page.reload();
  const picture = page.locator(`article img[src="${src}"]`).first();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(16);
});
