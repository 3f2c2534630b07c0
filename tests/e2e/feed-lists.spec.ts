import { randomUUID } from "node:crypto";
import { expect, expectAccessible, test } from "../helpers/e2e";
import {
  card,
  composer,
  createPost,
  failureText,
  openFeed,
  reloadFeed,
  unique,
} from "../helpers/feed";

test(
  "tabs have addresses, and one of them large screens only",
  { tag: "@both" },
  async ({ page, signIn }, { project }) => {
    await signIn();
    const title = unique("Vigil");
    await createPost(page, {
      type: "event",
      eventData: {
        title,
        date: "2099-12-24",
        location: "1 Field Lane, Bethlehem",
        registrationUrl: "https://vigil.example/",
      },
    });
    await openFeed(page);
    const tab = (name: string) => page.getByRole("tab", { name });
    await expect(tab("All")).toHaveAttribute("aria-selected", "true");
    const large = project.name === "desktop";
    await expect(tab("Videos")).toBeVisible({ visible: large });
    await expect(page.getByRole("heading", { name: "Home" })).toHaveCSS(
      "position",
      large ? "static" : "absolute",
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
    await page.keyboard.press(large ? "ArrowRight" : "Enter");
    if (large) await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/home\?tab=prayer$/);
    await expect(page.getByText("Prayer request").first()).toBeVisible();
    await page.goBack();
    await expect(tab("Events")).toHaveAttribute("aria-selected", "true");
    await reloadFeed(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    if (!large) return;
    await tab("Videos").click();
    await page.getByRole("link", { name: "Watch one at a time" }).click();
    await expect(page).toHaveURL(/\/videos\?post=/);
  },
);

test("the page brings its posts along and asks for none", async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/posts")) asked.push(request.url());
  });
  await openFeed(page, "/");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("article")).toHaveCount(20);
  expect(asked).toEqual([]);
  expect(await page.locator("*").count()).toBeLessThanOrEqual(1500);
});

test("the list goes on by itself when its end comes near", async ({
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

test("a list that cannot be had says so, and is there after a retry", async ({
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

test("a video asks nothing of its host before it is played", async ({
  context,
  page,
  signIn,
  browser,
}) => {
  await signIn();
  // Where the tab of videos is.
  const viewport = { width: 1280, height: 800 };
  await page.setViewportSize(viewport);
  await openFeed(page, "/home?tab=videos");
  await page.waitForLoadState("networkidle");
  await expect(
    page.getByRole("button", { name: /^Play: / }).first(),
  ).toBeVisible();

  // Pressing play is a request to somebody else: in a browser where that is no complaint.
  const storageState = await context.storageState();
  const second = await browser.newContext({ storageState, viewport });
  const player = await second.newPage();
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
  await second.close();
});

test("reads and goes from tab to tab without any script", async ({
  context,
  signIn,
  browser,
}) => {
  await signIn();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const page = await plain.newPage();
  await page.goto("/home");
  await page.getByRole("tab", { name: "Prayer" }).click();
  await expect(page).toHaveURL(/\?tab=prayer$/);
  await expect(page.getByText("Prayer request").first()).toBeVisible();
  await plain.close();
});

test("another tab that signs out takes the page along", async ({
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
  const other = await context.newPage();
  await openFeed(other);
  await context.clearCookies();
  await other.evaluate(() => {
    localStorage.setItem("auth-refresh", `${Date.now()}`);
  });
  // The one that said so hears of it too, and is done with its reload before the browser closes.
  for (const tab of [page, other]) {
    await expect(
      tab.getByRole("heading", { name: "Welcome back" }),
    ).toBeVisible();
  }
});

test(
  "is accessible, in light and in dark",
  { tag: "@both" },
  async ({ page, signIn }) => {
    await signIn();
    await openFeed(page);
    await composer(page);
    const post = page.getByRole("article").first();
    await post.getByRole("button", { name: /^Comment/ }).click();
    await expect(post.getByLabel("Write a comment")).toBeVisible();
    await expectAccessible(page);
  },
);

test("events are accessible, in light and in dark", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page, "/home?tab=events");
  await expectAccessible(page);
});
