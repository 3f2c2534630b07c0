import type { Page } from "@playwright/test";
import { placeholderSize } from "~/shared/image-src";
import { expect, expectAccessible } from "../helpers/e2e";
import { createPost, kindButton, openFeed } from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { gifWithEverything } from "../helpers/images/gif";
import { jpegWithEverything } from "../helpers/images/jpeg";
import { avif, dataString } from "../helpers/images/parts";
import { png, pngWithEverything } from "../helpers/images/png";
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

/** 16 × 8 pixels each; the JPEG is rotated. */
const photos = {
  PNG: { bytes: pngWithEverything(), size: [16, 8] },
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

test("a picture opens in a viewer, which zooms, pans and closes in several ways", async ({
  page,
  signIn,
}) => {
  await signIn();
  const id = await createPost(page, {
    type: "image",
    imageUrl: dataString(png(30, 60)),
    imageAlt: "A ladder up to heaven",
  });
  await openFeed(page, `/post/${id}`);
  const link = page.getByRole("link", { name: "Open the picture" });
  await expect(link).toContainText("Show all");
  const viewer = page.getByRole("dialog", { name: "Picture" });
  const picture = viewer.getByRole("img", { name: "A ladder up to heaven" });
  const show = async () => {
    await link.click();
    await expect(picture).toBeVisible();
  };
  const expectClosed = async () => {
    await expect(viewer).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(`/post/${id}`);
  };
  const browser = await page.context().newCDPSession(page);
  const touch = async (...steps: { x: number; y: number }[][]) => {
    for (const [i, touchPoints] of steps.entries()) {
      const type = i === 0 ? "touchStart" : "touchMove";
      await browser.send("Input.dispatchTouchEvent", { type, touchPoints });
    }
    const end = { type: "touchEnd" as const, touchPoints: [] };
    await browser.send("Input.dispatchTouchEvent", end);
  };
  await show();
  await expectAccessible(page);
  await expect(viewer.getByText("A ladder up to heaven")).toBeVisible();
  const at = (x: number, y: number) => ({ x, y });
  // Around the middle of the screen, two fingers move from 100 px apart to 300 px.
  await touch(
    [at(145, 422), at(245, 422)],
    [at(95, 422), at(295, 422)],
    [at(45, 422), at(345, 422)],
  );
  await expect(picture).toHaveCSS("transform", "matrix(3, 0, 0, 3, 0, 0)");
  await touch([at(200, 300)], [at(200, 330)], [at(200, 360)]);
  await expect(picture).toHaveCSS("transform", "matrix(3, 0, 0, 3, 0, 60)");
  await viewer.getByRole("button", { name: "Zoom out" }).click();
  await touch([at(200, 300)], [at(200, 340)], [at(200, 400)]);
  await expectClosed();
  await show();
  await page.touchscreen.tap(195, 400);
  await page.touchscreen.tap(195, 400);
  await expect(viewer.getByRole("button", { name: "Zoom out" })).toBeVisible();
  await page.goBack();
  await expectClosed();
  await show();
  await page.keyboard.press("Escape");
  await expectClosed();
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
    await expect(page.getByText("This picture isn't available.")).toBeVisible();
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
