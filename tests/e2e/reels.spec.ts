import type { Locator, Page, Route } from "@playwright/test";
import { newId } from "~/shared/id";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText, uniquePerson } from "../helpers/feed";
import {
  goToNextVideo,
  openReels,
  shareVideos,
  currentReel,
  swipe,
  newViewer,
} from "../helpers/reels";
import {
  desktopWindow,
  expectAccessibleAtBothSizes,
  phoneWindow,
} from "../helpers/window-sizes";

const toast = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });

/** Mocks the pages after the first one. */
async function fulfillNextPages(
  page: Page,
  handler: (route: Route) => unknown,
) {
  await page.route(/\/api\/videos\?/, async (route) => {
    await handler(route);
  });
}

test("shows one video at a time, the tutorial once, and a toast every fifth video", async ({
  page,
  signIn,
}) => {
  await signIn(newViewer());
  await shareVideos(page, 8);
  await open(page, "/videos");
  const welcome = page.getByRole("dialog", { name: "Welcome to Videos!" });
  await expect(welcome).toBeVisible();
  await expectAccessibleAtBothSizes(page, "[data-dialog]");
  await page.getByRole("button", { name: "Got it!" }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(currentReel(page)).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await expectAccessibleAtBothSizes(page, "main");

  const seen = new Set<string>();
  for (let n = 1; n <= 5; n++) {
    await expect(page).toHaveURL(/\?post=/);
    seen.add(new URL(page.url()).searchParams.get("post") ?? "");
    if (n % 2) await goToNextVideo(page);
    else await page.keyboard.press("ArrowDown");
    await expect(page).not.toHaveURL(new RegExp([...seen].at(-1) ?? ""));
    // Three videos are mounted, two of them inert.
    await expect(page.locator("li > article")).toHaveCount(3);
    await expect(page.locator("li[inert]")).toHaveCount(2);
  }
  await expect(toast(page, "Fresh video mix!")).toBeVisible();
  expect(seen.size).toBe(5);
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL(new RegExp([...seen].at(-1) ?? ""));
  // Keyboard navigation keeps the focus on the same button of the next video.
  const like = page.getByRole("button", { name: /^Like/ });
  await like.press("ArrowDown");
  await expect(page).not.toHaveURL(new RegExp([...seen].at(-1) ?? ""));
  await expect(like).toBeFocused();
  await like.press("ArrowUp");
  await expect(page).toHaveURL(new RegExp([...seen].at(-1) ?? ""));
  // On a desktop, any wheel movement goes to the next video.
  await page.setViewportSize(desktopWindow);
  // The video is centred on the stage, although the buttons are on its right.
  const getCentre = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box && box.x + box.width / 2;
  };
  expect(await getCentre(currentReel(page))).toBeCloseTo(
    (await getCentre(page.locator("[data-reel-scroller]"))) ?? 0,
  );
  await currentReel(page).hover();
  await page.mouse.wheel(0, 100);
  await expect(page).not.toHaveURL(new RegExp([...seen].at(-1) ?? ""));
  await page.keyboard.press("PageUp");
  await expect(page).toHaveURL(new RegExp([...seen].at(-1) ?? ""));
  await page.setViewportSize(phoneWindow);

  // Going back returns to the same video.
  const here = page.url();
  await currentReel(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/profile\//);
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(page.locator("[data-reel-scroller]")).toBeVisible();
  await expect(page).toHaveURL(here);
});

test("swiping works beside the player and on the caption", async ({
  page,
  signIn,
}) => {
  await signIn(newViewer());
  await shareVideos(page, 6);
  await openReels(page);
  const besidePlayer = (y: number) => ({ x: 365, y });
  await expect(page).toHaveURL(/\?post=/);
  const first = page.url();
  await swipe(page, besidePlayer(650), -500);
  const captionBox = await currentReel(page).locator("p").last().boundingBox();
  await swipe(page, captionBox ?? besidePlayer(0), -500);
  await swipe(page, besidePlayer(150), 500);
  await swipe(page, besidePlayer(150), 500);
  await expect(page).toHaveURL(first);
});

test("a video can be liked and commented on, and its author followed", async ({
  page,
  pageAs,
  signIn,
}) => {
  const [post] = await shareVideos(
    await pageAs(uniquePerson("Dorcas", "Maker")),
    1,
  );
  if (!post) throw new Error("No video");
  await signIn(newViewer());
  await openReels(page, `/videos?post=${post.id}`);
  await expect(currentReel(page)).toContainText(post.content);
  const like = page.getByRole("button", { name: /^Like/ });
  const sent = page.waitForRequest(/\/like$/);
  await like.click();
  await like.click();
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  expect((await sent).postDataJSON()).toEqual({ desired: true });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("liked-videos")))
    .toContain(post.id);

  await page.getByRole("button", { name: /^Comment/ }).click();
  const sheet = page.getByRole("dialog", { name: "Comments" });
  await sheet.getByRole("textbox").fill("What a song!");
  await sheet.getByRole("button", { name: "Post" }).click();
  await expect(
    sheet.getByRole("listitem").filter({ hasText: "What a song!" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Comment 1/ })).toBeFocused();
  // Going back from a page opened in the sheet returns to the video, without an extra history entry.
  await page.getByRole("button", { name: /^Comment 1/ }).click();
  await sheet.getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("tab", { name: "Posts" })).toBeVisible();
  await page.goBack();
  await expect(currentReel(page)).toContainText(post.content);
  await page.waitForFunction(() => !("layer" in Object(history.state)));
  const follow = currentReel(page).getByRole("button", {
    name: /^Follow Dorcas/,
  });
  await follow.click();
  await expect(follow).toHaveCount(0);
  await page.reload();
  await expect(currentReel(page)).toContainText(post.content);
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("videos can be watched again at the end, and a failed page can be retried", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  pageErrors.allow(/SyntaxError/);
  await signIn(newViewer());
  await shareVideos(page, 8);
  await open(page, "/home");
  await page.route(/\/videos\.data/, (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await page.getByRole("link", { name: "Reels" }).click();
  await expect(
    page.getByRole("heading", { name: "Failed to fetch video posts" }),
  ).toBeVisible();
  let isDown = true;
  await fulfillNextPages(page, (route) =>
    isDown
      ? route.fulfill({ status: 500, body: "" })
      : route.fulfill({ json: [] }),
  );
  await openReels(page);
  for (let n = 0; n < 8; n++) await goToNextVideo(page);
  await expect(page.getByText("Failed to fetch video posts")).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Watch again" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/api\/videos\?/);
  await page.getByRole("button", { name: "Watch again" }).click();
  await expect(toast(page, "Videos reshuffled!")).toBeVisible();
  await expect(currentReel(page)).toBeVisible();
});

test("the page has no more elements after 200 videos than after 10", async ({
  page,
  signIn,
  pageErrors,
}) => {
  // These videos have no thumbnails.
  pageErrors.allow(failureText);
  await signIn(newViewer());
  const [post] = await shareVideos(page, 6);
  let pages = 0;
  await fulfillNextPages(page, (route) =>
    route.fulfill({
      json: Array.from({ length: 50 }, () => ({ ...post, id: newId() })),
      headers: {
        link: `</api/videos?seed=0&at=0&cursor=0.${++pages}.x>; rel="next"`,
      },
    }),
  );
  await openReels(page);
  const nodes = () =>
    page.evaluate(() => document.querySelectorAll("*").length);
  const go = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const before = page.url();
      await page.keyboard.press("ArrowDown");
      await expect(page).not.toHaveURL(before);
    }
  };
  await go(10);
  const few = await nodes();
  await go(190);
  expect(Math.abs((await nodes()) - few)).toBeLessThanOrEqual(40);
  await expect(page.locator("li > article")).toHaveCount(3);
  await expect(page.locator("iframe")).toHaveCount(0);
});
