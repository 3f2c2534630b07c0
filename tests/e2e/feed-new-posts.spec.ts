import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import {
  card,
  openFeed,
  createPost,
  uniquePerson,
  unique,
  write,
} from "../helpers/feed";

/** Hides the page for this many minutes, as if the reader switched to another tab. */
async function hidePage(page: Page, minutes: number): Promise<void> {
  const show = (visibility: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        value,
      });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, visibility);
  await show("hidden");
  // The listener for the return has loaded and is registered.
  await expect(page.locator("#feed > [role=status]")).toBeAttached();
  await show("hidden");
  await page.clock.fastForward(minutes * 60_000);
  await show("visible");
}

test("new posts wait behind a button, and the scroll position stays", async ({
  page,
  signIn,
  pageAs,
}) => {
  await page.clock.install();
  await signIn();
  await openFeed(page);
  const post = page.getByRole("article").nth(7);
  await post.scrollIntoViewIfNeeded();
  const position = await post.boundingBox();
  const writer = await pageAs(uniquePerson("Tertius", "Scribe"));
  const text = unique("I salute you in the Lord");
  await createPost(writer, { type: "text", content: text });

  const pill = page.getByRole("button", { name: "New posts" });
  const requestedUrls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/posts?"))
      requestedUrls.push(request.url());
  });
  await hidePage(page, 2);
  await expect(pill).toBeVisible();
  expect(requestedUrls).toHaveLength(1);
  expect(requestedUrls[0]).toMatch(/type=all&limit=1$/);
  expect((await post.boundingBox())?.y).toBe(position?.y);
  await expectAccessible(page, "main [role=status]:has(button)");

  await pill.click();
  await expect(card(page, text)).toBeVisible();
  await expect(pill).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(
    page.getByRole("article").first().locator("header p a").first(),
  ).toBeFocused();
});

test("doesn't offer the user's own post as new", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(uniquePerson("Epaphras", "Faithful"));
  await openFeed(page);
  const text = unique("Always labouring fervently");
  const sent = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && response.status() === 201,
  );
  await write(page, text);
  const ownPost: unknown = await (await sent).json();
  await expect(card(page, text)).toBeVisible();
  // Excludes posts that other tests write at the same time.
  await page.route(/\/api\/posts\?.*limit=1$/, (route) =>
    route.fulfill({ json: [ownPost] }),
  );
  const checkResponse = page.waitForResponse(/\/api\/posts\?.*limit=1$/);
  await hidePage(page, 2);
  await (await checkResponse).finished();
  await expect(page.getByRole("button", { name: "New posts" })).toHaveCount(0);
});

test("going back returns to the same scroll position", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const articles = page.getByRole("article");
  await articles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => articles.count()).toBeGreaterThan(30);
  const read = articles.nth(24);
  await read.scrollIntoViewIfNeeded();
  await expect(read).toBeInViewport();
  // Without the relative time, which changes every minute.
  const getText = async () =>
    (await read.innerText()).replace(/posted (now|\d+\w ago)/, "");
  // Off-screen posts aren't rendered, and have no text yet.
  await expect.poll(getText).not.toBe("");
  const textBefore = await getText();
  await read.locator("header p a").first().click();
  await expect(page).toHaveURL(/\/profile\//);
  await expect(page.getByRole("tablist", { name: "Profile" })).toBeVisible();
  await page.goBack();
  await expect(read).toBeInViewport();
  await expect.poll(getText).toBe(textBefore);
});
