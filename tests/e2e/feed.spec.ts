import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";

const posts = "**/api/posts";
const failureText = /Failed to load resource/;

// A phone is offered the app after five seconds, over whatever stands below the top bar.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    localStorage.setItem("pwa-install-dismissed", "true");
  });
});

/** Words nobody else writes in this run. */
function unique(words: string): string {
  return `${words} ${randomUUID().slice(0, 8)}`;
}

function card(page: Page, text: string): Locator {
  return page.getByRole("article").filter({ hasText: text });
}

/** On a phone the composer waits behind its button. */
async function composer(page: Page): Promise<Locator> {
  const area = page.getByLabel("Your post");
  const button = page.getByRole("button", { name: "Write a post" });
  if (await button.isVisible()) await button.click();
  await expect(area).toBeVisible();
  return area;
}

async function write(page: Page, text: string): Promise<void> {
  await (await composer(page)).fill(text);
  await page
    .getByRole("form", { name: "Write a post" })
    .getByRole("button", { name: "Post" })
    .click();
}

test("a post appears at once, on top, and survives a reload", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/home");
  const text = unique("The Lord is my shepherd");
  await write(page, text);
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(text);
  await expect(card(page, text)).toContainText("posted now");
  await page.reload();
  await expect(page.getByRole("article").first()).toContainText(text);
  expect(await page.getByLabel("Your post").inputValue()).toBe("");
});

test("a like and a comment from somebody else arrive", async ({
  page,
  signIn,
  pageOf,
}, { project, parallelIndex }) => {
  await signIn();
  await page.goto("/home");
  const text = unique("Pray for our town");
  await write(page, text);
  await expect(card(page, text)).toBeVisible();

  const other = await pageOf({
    email: `boaz-${project.name}-${parallelIndex}@example.org`,
    firstName: "Boaz",
    lastName: "Bethlehem",
  });
  await other.goto("/home");
  const seen = card(other, text);
  const like = seen.getByRole("button", { name: "Like 0" });
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  await expect(
    seen.getByRole("button", { name: "Like 1", pressed: true }),
  ).toBeVisible();
  await seen.getByRole("button", { name: "Comment 0" }).click();
  await expect(seen.getByText("No comments yet.")).toBeVisible();
  const reply = seen.getByLabel("Write a comment");
  await expect(seen.getByRole("button", { name: "Post" })).toBeDisabled();
  await reply.fill("We do, every evening.");
  await reply.press("Enter");
  await expect(
    other.getByText("Comment added!", { exact: true }),
  ).toBeVisible();
  await expect(reply).toHaveValue("");
  await expect(
    seen.getByRole("listitem").filter({ hasText: "We do, every evening." }),
  ).toBeVisible();

  await page.reload();
  const own = card(page, text);
  await expect(
    own.getByRole("button", { name: "Like 1", pressed: false }),
  ).toBeVisible();
  await own.getByRole("button", { name: "Comment 1" }).click();
  await expect(own.getByText("Boaz Bethlehem")).toBeVisible();
  await expect(own.getByText("We do, every evening.")).toBeVisible();
});

test("what could not be posted stays, and is posted once", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(failureText);
  await signIn();
  await page.goto("/home");
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/posts")) {
      keys.push(request.headers()["idempotency-key"]);
    }
  });
  // The server acts, and the answer is lost on the way.
  await page.route(posts, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  const text = unique("Be still");
  await write(page, text);
  await expect(
    page.getByText("Failed to create post. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel("Your post")).toHaveValue(text);

  await page.unroute(posts);
  await page.reload();
  await expect(await composer(page)).toHaveValue(text);
  await page
    .getByRole("form", { name: "Write a post" })
    .getByRole("button", { name: "Post" })
    .click();
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(card(page, text)).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("a like that fails is taken back", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(failureText);
  await signIn();
  await page.goto("/home");
  await page.route("**/like", (route) =>
    route.fulfill({ status: 503, body: "" }),
  );
  const like = page.getByRole("article").first().getByRole("button", {
    name: /^Like/,
  });
  const before = await like.innerText();
  await like.click();
  await expect(
    page.getByText("Failed to like post. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  expect(await like.innerText()).toBe(before);
});

test("a quick finger leaves the last intent on the server", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/home");
  const text = unique("Selah");
  await write(page, text);
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  for (let taps = 0; taps < 7; taps += 1) await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await page.waitForLoadState("networkidle");
  await page.reload();
  await expect(
    card(page, text).getByRole("button", { name: "Like 1", pressed: true }),
  ).toBeVisible();
});

test("a comment that fails keeps its words", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(failureText);
  await signIn();
  await page.goto("/home");
  const post = page.getByRole("article").first();
  await post.getByRole("button", { name: /^Comment/ }).click();
  await page.route("**/comments", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const area = post.getByLabel("Write a comment");
  await area.fill("Amen and amen.");
  await area.press("Enter");
  await expect(
    page.getByText("Failed to add comment. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(area).toHaveValue("Amen and amen.");
});

test("tabs have addresses, and one of them large screens only", async ({
  page,
  signIn,
}, { project }) => {
  await signIn();
  await page.goto("/home");
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
  const first = page.getByRole("article").first();
  await expect(first.getByRole("heading")).toBeVisible();
  await expect(
    first.getByRole("link", { name: /^Register at|,/ }).first(),
  ).toHaveAttribute("rel", "noopener nofollow ugc");
  await tab("Events").press("ArrowRight");
  await page.keyboard.press(large ? "ArrowRight" : "Enter");
  if (large) await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home\?tab=prayer$/);
  await expect(page.getByText("Prayer request").first()).toBeVisible();
  await page.goBack();
  await expect(tab("Events")).toHaveAttribute("aria-selected", "true");
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the page brings its posts along and asks for none", async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/posts")) asked.push(request.url());
  });
  await page.goto("/");
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
  await page.goto("/home");
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
  complaints,
}) => {
  complaints.allow(failureText);
  await signIn();
  await page.goto("/home");
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
  await page.goto("/home?tab=videos");
  await page.waitForLoadState("networkidle");
  await expect(
    page.getByRole("button", { name: /^Play: / }).first(),
  ).toBeVisible();

  // Pressing play is a request to somebody else: in a browser where that is no complaint.
  const storageState = await context.storageState();
  const second = await browser.newContext({ storageState });
  const player = await second.newPage();
  await player.route(/youtube/, (route) =>
    route.fulfill({ contentType: "text/html", body: "player" }),
  );
  await player.goto("/home?tab=videos");
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
  complaints,
}) => {
  complaints.allow(failureText);
  await signIn({ email: `leaver-${randomUUID()}@example.org` });
  await page.goto("/home?refresh=1&tab=events");
  await expect(page).toHaveURL(/\/home\?tab=events$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  const other = await context.newPage();
  await other.goto("/home");
  await context.clearCookies();
  await other.evaluate(() => {
    localStorage.setItem("auth-refresh", `${Date.now()}`);
  });
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
});

test("is accessible, in light and in dark", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/home");
  await composer(page);
  const post = page.getByRole("article").first();
  await post.getByRole("button", { name: /^Comment/ }).click();
  await expect(post.getByLabel("Write a comment")).toBeVisible();
  await expectAccessible(page);
});

test("events are accessible, in light and in dark", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/home?tab=events");
  await expectAccessible(page);
});
