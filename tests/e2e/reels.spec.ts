import type { Page, Route } from "@playwright/test";
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

const toast = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });

/** What the server gives behind the first page. */
async function answerMore(page: Page, answer: (route: Route) => unknown) {
  await page.route(/\/api\/videos\?/, async (route) => {
    await answer(route);
  });
}

test(
  "one video at a time: the tutorial once, buttons and keys, and every fifth time a fresh mix",
  { tag: "@both" },
  async ({ page, signIn, isMobile }) => {
    await signIn(newViewer());
    await shareVideos(page, 8);
    await open(page, "/videos");
    const welcome = page.getByRole("dialog", { name: "Welcome to Videos!" });
    await expect(welcome).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Got it!" }).click();
    await expect(welcome).toHaveCount(0);
    await page.reload();
    await expect(currentReel(page)).toBeVisible();
    await expect(welcome).toHaveCount(0);
    await expectAccessible(page);

    const seen = new Set<string>();
    for (let n = 1; n <= 5; n++) {
      await expect(page).toHaveURL(/\?post=/);
      seen.add(new URL(page.url()).searchParams.get("post") ?? "");
      if (n % 2) await goToNextVideo(page);
      else await page.keyboard.press("ArrowDown");
      await expect(page).not.toHaveURL(new RegExp([...seen].at(-1) ?? ""));
      // Three are mounted, and two of them take no part.
      await expect(page.locator("li > article")).toHaveCount(3);
      await expect(page.locator("li[inert]")).toHaveCount(2);
    }
    await expect(toast(page, "Fresh video mix!")).toBeVisible();
    expect(seen.size).toBe(5);
    await page.keyboard.press("ArrowUp");
    await expect(page).toHaveURL(new RegExp([...seen].at(-1) ?? ""));
    // Who goes on by keys stays at the button of that kind.
    const like = page.getByRole("button", { name: /^Like/ });
    await like.press("ArrowDown");
    await expect(page).not.toHaveURL(new RegExp([...seen].at(-1) ?? ""));
    await expect(like).toBeFocused();
    await like.press("ArrowUp");
    await expect(page).toHaveURL(new RegExp([...seen].at(-1) ?? ""));
    if (!isMobile) {
      // A wheel's turn is a video, however small it is.
      await currentReel(page).hover();
      await page.mouse.wheel(0, 100);
      await expect(page).not.toHaveURL(new RegExp([...seen].at(-1) ?? ""));
      await page.keyboard.press("PageUp");
      await expect(page).toHaveURL(new RegExp([...seen].at(-1) ?? ""));
    }

    // Back comes to the same one, and to the way behind it.
    const here = page.url();
    await currentReel(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/profile\//);
    await page.goBack();
    await expect(page).toHaveURL(here);
    await page.getByRole("button", { name: "Previous video" }).click();
    await expect(page).toHaveURL(new RegExp([...seen].at(-2) ?? ""));
  },
);

test("a thumb swipes beside the player and on the words", async ({
  page,
  signIn,
}) => {
  await signIn(newViewer());
  await shareVideos(page, 6);
  await openReels(page);
  const rail = (y: number) => ({ x: 365, y });
  await expect(page).toHaveURL(/\?post=/);
  const first = page.url();
  await swipe(page, rail(650), -500);
  const words = await currentReel(page).locator("p").last().boundingBox();
  await swipe(page, words ?? rail(0), -500);
  await swipe(page, rail(150), 500);
  await swipe(page, rail(150), 500);
  await expect(page).toHaveURL(first);
});

test("a video is liked, spoken of and followed", async ({
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
  // Back from a page that the sheet led to is back to the video, and not twice.
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

test("the end says so, and all begins again; what did not come can be asked for again", async ({
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
  await answerMore(page, (route) =>
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
  await swipe(page, { x: 365, y: 650 }, -500);
  await expect(toast(page, "Videos reshuffled!")).toBeVisible();
  await expect(currentReel(page)).toBeVisible();
});

test("two hundred videos leave no more behind than ten", async ({
  page,
  signIn,
  pageErrors,
}) => {
  // They have no stills.
  pageErrors.allow(failureText);
  await signIn(newViewer());
  const [post] = await shareVideos(page, 6);
  let pages = 0;
  await answerMore(page, (route) =>
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
