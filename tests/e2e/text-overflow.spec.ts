import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { createPost, unique } from "../helpers/feed";
import { openReels, currentReel } from "../helpers/reels";
import { desktopWindow, phoneWindow } from "../helpers/window-sizes";

const link =
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf".repeat(
    3,
  );

/** How many px the page is wider than its window. */
const getOverflow = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth - document.body.clientWidth,
  );

test("a long link in a comment stays inside its card", async ({
  page,
  signIn,
}) => {
  await signIn();
  const text = unique("Thy word is very pure");
  const id = await createPost(page, { type: "text", content: text });
  await open(page, `/post/${id}`);
  const area = page.getByLabel("Write a comment");
  await area.fill(link);
  const send = page
    .getByRole("main")
    .getByRole("button", { name: "Post", exact: true });
  const card = page.getByRole("article").first();
  for (const size of [desktopWindow, phoneWindow]) {
    await page.setViewportSize(size);
    const cardBox = await card.boundingBox();
    const buttonBox = await send.boundingBox();
    if (!cardBox || !buttonBox)
      throw new Error("The card or its button isn't visible");
    expect(buttonBox.x + buttonBox.width).toBeLessThan(
      cardBox.x + cardBox.width,
    );
    expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  }
  await send.click();
  await expect(page.getByRole("listitem").getByText(link)).toBeVisible();
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(desktopWindow);
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
});

test("a long search term without results wraps", async ({ page, signIn }) => {
  await signIn();
  await open(page, `/bible?q=${"a".repeat(100)}`);
  await expect(page.getByText(/^No verses found for/)).toBeVisible();
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
});

test("a long word under a video leaves its poster and buttons visible", async ({
  page,
  signIn,
}) => {
  await signIn();
  const id = await createPost(page, {
    type: "video",
    content: link.repeat(2),
    videoUrl: "https://youtu.be/dQw4w9WgXcQ",
  });
  await openReels(page, `/videos?post=${id}`);
  const video = currentReel(page);
  await video.getByRole("button", { name: /^Show more/ }).click();
  for (const part of [
    video.getByRole("button", { name: /^Play: / }),
    page.getByRole("button", { name: /^Like/ }),
    page.getByRole("button", { name: "Next video" }),
  ]) {
    await part.click({ trial: true });
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});
