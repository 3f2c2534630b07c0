import type { Page } from "@playwright/test";
import { placeholderSize } from "~/shared/image-src";
import { expect } from "../helpers/e2e";
import { kindButton, openFeed } from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { gifWithEverything } from "../helpers/images/gif";
import { jpegWithEverything } from "../helpers/images/jpeg";
import { avif, dataString } from "../helpers/images/parts";
import { pngWithEverything } from "../helpers/images/png";
import { webpWithEverything } from "../helpers/images/webp";

async function post(page: Page, imageUrl: string): Promise<string> {
  const response = await page.request.post("/api/posts", {
    headers: { origin: new URL(page.url()).origin },
    data: { type: "image", imageUrl },
  });
  expect(response.status()).toBe(201);
  const created = (await response.json()) as { imageUrl: string };
  return created.imageUrl;
}

/** 16 × 8 pixels each; the orientation of two of them is rotated. */
const photos = {
  PNG: { bytes: pngWithEverything(), size: [8, 16] },
  JPEG: { bytes: jpegWithEverything(), size: [8, 16] },
  WebP: { bytes: webpWithEverything(), size: [16, 8] },
  GIF: { bytes: gifWithEverything(), size: [16, 8] },
};

test("shows cleaned pictures of each format in the right orientation", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/landing");
  const posted = [];
  for (const [name, { bytes, size }] of Object.entries(photos)) {
    posted.push({ name, size, src: await post(page, dataString(bytes)) });
  }
  await openFeed(page);
  for (const { name, size, src } of posted) {
    const postImage = page.locator(`article img[src="${src}"]`).first();
    await expect(postImage, name).toHaveAttribute("width", `${size[0]}`);
    await expect(postImage, name).toHaveAttribute("height", `${size[1]}`);
    // Pictures further down load when they are about to be visible.
    await postImage.scrollIntoViewIfNeeded();
    await expect
      .poll(
        () =>
          postImage.evaluate((image: HTMLImageElement) => [
            image.naturalWidth,
            image.naturalHeight,
          ]),
        name,
      )
      .toEqual(size);
  }
});

test("an AVIF is converted to a JPEG before upload", async ({
  page,
  startWriting,
}) => {
  await startWriting();
  await kindButton(page, "Image").click();
  await page.getByLabel("Picture file").setInputFiles({
    name: "lake.avif",
    mimeType: "image/avif",
    buffer: Buffer.from(avif),
  });
  await expect(
    page
      .getByRole("form", { name: "Write a post" })
      .getByRole("img", { name: "chosen picture" }),
  ).toHaveAttribute("src", /^data:image\/jpeg;/);
});

test("a post whose external image is gone shows its alt text or a note, and a verse a background", async ({
  page,
  signIn,
}, { testId, project }) => {
  const name = `${testId.slice(-12)}-${project.name}`.toLowerCase();
  await signIn({ email: `${name}@example.org` });
  await openFeed(page);
  const publish = async (data: object): Promise<string> => {
    const response = await page.request.post("/api/posts", {
      headers: { origin: new URL(page.url()).origin },
      data,
    });
    expect(response.status()).toBe(201);
    const { id } = (await response.json()) as { id: string };
    return `/post/${id}`;
  };
  // External hosts can't be reached here. The fixture checks that no page logs an error about it.
  const missingUrl = `https://example.org/${name}.png`;
  const verseData = {
    book: "John",
    chapter: 3,
    verse: 16,
    customization: {
      backgroundType: "custom",
      customBackgroundUrl: missingUrl,
    },
  };
  const withoutAlt = await publish({ type: "image", imageUrl: missingUrl });
  const withAlt = await publish({
    type: "image",
    imageUrl: missingUrl,
    imageAlt: "A boat on the lake",
  });
  const verse = await publish({ type: "verse", verseData });
  for (const reader of ["a member", "a visitor"]) {
    if (reader === "a visitor") await page.context().clearCookies();
    await page.goto(withoutAlt);
    await expect(
      page.getByText("This picture is no longer available."),
    ).toBeVisible();
    await page.goto(withAlt);
    await expect(
      page.getByText("A boat on the lake", { exact: true }),
    ).toBeVisible();
    await page.goto(verse);
    const card = page.locator("article figure").first();
    await expect(card).toHaveCSS("background-image", /gradient/);
    await expect
      .poll(() =>
        card
          .locator("img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(placeholderSize);
  }
});
