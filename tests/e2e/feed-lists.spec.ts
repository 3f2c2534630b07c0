import { randomUUID } from "node:crypto";
import { expect, test } from "../helpers/e2e";
import {
  card,
  composer,
  createPost,
  failureText,
  openFeed,
  reloadFeed,
  unique,
} from "../helpers/feed";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

/** Tomorrow, which comes first on Events. */
const getSoon = () =>
  new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test(
  "tabs have URLs, and Videos exists only on large screens",
  { tag: "@both" },
  async ({ page, signIn }, { project }) => {
    await signIn();
    const title = unique("Vigil");
    await createPost(page, {
      type: "event",
      eventData: {
        title,
        date: getSoon(),
        location: "1 Field Lane, Bethlehem",
        registrationUrl: "https://vigil.example/",
      },
    });
    await openFeed(page);
    const tab = (name: string) => page.getByRole("tab", { name });
    await expect(tab("All")).toHaveAttribute("aria-selected", "true");
    const isLarge = project.name === "desktop";
    await expect(tab("Videos")).toBeVisible({ visible: isLarge });
    await expect(page.getByRole("heading", { name: "Home" })).toHaveCSS(
      "position",
      isLarge ? "static" : "absolute",
    );
    await tab("Events").click();
    await expect(page).toHaveURL(/\/home\?tab=events$/);
    const event = card(page, title);
    await expect(event.getByRole("heading")).toBeVisible();
    for (const name of [
      "1 Field Lane, Bethlehem",
      "Register at vigil.example",
    ]) {
      await expect(
        event.getByRole("link", { name, exact: true }),
      ).toHaveAttribute("rel", "noopener nofollow ugc");
    }
    await tab("Events").press("ArrowRight");
    await page.keyboard.press(isLarge ? "ArrowRight" : "Enter");
    if (isLarge) await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/home\?tab=prayer$/);
    await expect(page.getByText("Prayer request").first()).toBeVisible();
    await page.goBack();
    await expect(tab("Events")).toHaveAttribute("aria-selected", "true");
    await reloadFeed(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    if (!isLarge) return;
    await tab("Videos").click();
    await page.getByRole("link", { name: "Watch one at a time" }).click();
    await expect(page).toHaveURL(/\/videos\?post=/);
  },
);

test("renders the first posts without requesting them again", async ({
  page,
  signIn,
}) => {
  await signIn();
  const requestedUrls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/posts")) requestedUrls.push(request.url());
  });
  await openFeed(page, "/");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("article")).toHaveCount(20);
  expect(requestedUrls).toEqual([]);
  expect(await page.locator("*").count()).toBeLessThanOrEqual(1500);
});

test("loads more posts when the end of the list is near", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const articles = page.getByRole("article");
  await expect(articles).toHaveCount(20);
  await articles.last().scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await articles.last().scrollIntoViewIfNeeded();
      return articles.count();
    })
    .toBeGreaterThan(50);
});

test("reports a list that couldn't be loaded, and loads it on retry", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await openFeed(page);
  await page.route("**/api/posts?*", (route) => route.abort());
  await page.getByRole("tab", { name: "Prayer" }).click();
  await expect(
    page.getByText("Failed to load posts. Please try again."),
  ).toBeVisible();
  await page.unroute("**/api/posts?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Prayer request").first()).toBeVisible();
});

test("a video sends no request to its host before it is played", async ({
  context,
  page,
  signIn,
  browser,
}) => {
  await signIn();
  // Only wide screens have the Videos tab.
  const viewport = { width: 1280, height: 800 };
  await page.setViewportSize(viewport);
  await openFeed(page, "/home?tab=videos");
  await page.waitForLoadState("networkidle");
  await expect(
    page.getByRole("button", { name: /^Play: / }).first(),
  ).toBeVisible();

  // Playing sends a third-party request, which `pageErrors` doesn't check in a second context.
  const storageState = await context.storageState();
  const playerContext = await browser.newContext({ storageState, viewport });
  const player = await playerContext.newPage();
  await player.route(/youtube/, (route) =>
    route.fulfill({ contentType: "text/html", body: "player" }),
  );
  await openFeed(player, "/home?tab=videos");
  const video = player.getByRole("article").first();
  await video.getByRole("button", { name: /^Play: / }).click();
  await expect(video.locator("iframe")).toHaveAttribute(
    "src",
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/,
  );
  await video.getByRole("button", { name: "Close" }).click();
  await expect(video.locator("iframe")).toHaveCount(0);
  await expect(video.getByRole("button", { name: /^Play: / })).toBeFocused();
  await playerContext.close();
});

test("reading and switching tabs work without JavaScript", async ({
  context,
  signIn,
  browser,
}) => {
  await signIn();
  const contextWithoutScripts = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const page = await contextWithoutScripts.newPage();
  await page.goto("/home");
  await page.getByRole("tab", { name: "Prayer" }).click();
  await expect(page).toHaveURL(/\?tab=prayer$/);
  await expect(page.getByText("Prayer request").first()).toBeVisible();
  const answered = page.getByRole("tab", { name: "Answered" });
  await answered.click();
  await expect(page).toHaveURL(/\?tab=prayer&prayers=answered$/);
  await expect(answered).toHaveAttribute("aria-selected", "true");
  await contextWithoutScripts.close();
});

test("signing out in another tab signs out this page too", async ({
  context,
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn({ email: `leaver-${randomUUID()}@example.org` });
  await openFeed(page, "/home?refresh=1&tab=events");
  await expect(page).toHaveURL(/\/home\?tab=events$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  const otherTab = await context.newPage();
  await openFeed(otherTab);
  await context.clearCookies();
  await otherTab.evaluate(() => {
    localStorage.setItem("auth-refresh", `${Date.now()}`);
  });
  // Both tabs reload. The test waits for both, so that the browser closes after that.
  for (const tab of [page, otherTab]) {
    await expect(
      tab.getByRole("heading", { name: "Welcome back" }),
    ).toBeVisible();
  }
});

test("the composer and comments are accessible in light and dark mode", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const post = page.getByRole("article").first();
  await post.getByRole("button", { name: /^Comment/ }).click();
  await expect(post.getByLabel("Write a comment")).toBeVisible();
  await composer(page);
  await expectAccessibleAtBothSizes(
    page,
    "form[aria-label='Write a post'], article:has(textarea)",
  );
});
