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

/** The reader looks at another tab of the browser for so many minutes. */
async function lookAway(page: Page, minutes: number): Promise<void> {
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", {
        configurable: true,
        value,
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await turn(true);
  // What hears of the return has come, and hears.
  await expect(page.locator("#feed > [role=status]")).toBeAttached();
  await turn(true);
  await page.clock.fastForward(minutes * 60_000);
  await turn(false);
}

test(
  "what is new waits for its reader, who has not lost the place",
  { tag: "@both" },
  async ({ page, signIn, pageAs }) => {
    await page.clock.install();
    await signIn();
    await openFeed(page);
    const read = page.getByRole("article").nth(7);
    await read.scrollIntoViewIfNeeded();
    const place = await read.boundingBox();
    const writer = await pageAs(uniquePerson("Tertius", "Scribe"));
    const text = unique("I salute you in the Lord");
    await createPost(writer, { type: "text", content: text });

    const pill = page.getByRole("button", { name: "New posts" });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/posts?")) asked.push(request.url());
    });
    await lookAway(page, 2);
    await expect(pill).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/type=all&limit=1$/);
    expect((await read.boundingBox())?.y).toBe(place?.y);
    await expectAccessible(page, "main [role=status]:has(button)");

    await pill.click();
    await expect(card(page, text)).toBeVisible();
    await expect(pill).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(
      page.getByRole("article").first().locator("header p a").first(),
    ).toBeFocused();
  },
);

test("who stays and reads is told at the next touch after a minute", async ({
  page,
  signIn,
  pageAs,
}) => {
  await page.clock.install();
  await signIn();
  await openFeed(page);
  const writer = await pageAs(uniquePerson("Phebe", "Servant"));
  await createPost(writer, {
    type: "text",
    content: unique("Greet one another"),
  });
  await page.evaluate(() => {
    scrollTo(0, 40);
  });
  await expect(page.locator("#feed > [role=status]")).toBeAttached();
  const pill = page.getByRole("button", { name: "New posts" });
  await expect(pill).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await page.keyboard.press("Shift");
  await expect(pill).toBeVisible();
});

test("one's own words are no news", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(uniquePerson("Epaphras", "Faithful"));
  await openFeed(page);
  const text = unique("Always labouring fervently");
  const sent = page.waitForResponse(
    (reply) => reply.request().method() === "POST" && reply.status() === 201,
  );
  await write(page, text);
  const own: unknown = await (await sent).json();
  await expect(card(page, text)).toBeVisible();
  // Whatever others write in this very moment.
  await page.route(/\/api\/posts\?.*limit=1$/, (route) =>
    route.fulfill({ json: [own] }),
  );
  const looked = page.waitForResponse(/\/api\/posts\?.*limit=1$/);
  await lookAway(page, 2);
  await (await looked).finished();
  await expect(page.getByRole("button", { name: "New posts" })).toHaveCount(0);
});

test("going back returns to the same place", async ({ page, signIn }) => {
  await signIn();
  await openFeed(page);
  const articles = page.getByRole("article");
  await articles.last().scrollIntoViewIfNeeded();
  await expect.poll(() => articles.count()).toBeGreaterThan(30);
  const read = articles.nth(24);
  await read.scrollIntoViewIfNeeded();
  await expect(read).toBeInViewport();
  // All of it but how long ago it was, which a minute later is another.
  const words = async () =>
    (await read.innerText()).replace(/posted (now|\d+\w ago)/, "");
  // What is out of sight is not drawn, and has no words yet.
  await expect.poll(words).not.toBe("");
  const before = await words();
  await read.locator("header p a").first().click();
  await expect(page).toHaveURL(/\/profile\//);
  await expect(page.getByRole("tablist", { name: "Profile" })).toBeVisible();
  await page.goBack();
  await expect(read).toBeInViewport();
  await expect.poll(words).toBe(before);
});
