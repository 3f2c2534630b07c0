import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText } from "../helpers/feed";
import { downloadVersion, openReadOffline } from "../helpers/bible-offline";

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

const genesis = "/bible?book=Genesis&chapter=1&version=KJV";

test.beforeEach(async ({ signIn, pageErrors }) => {
  pageErrors.allow(failureText);
  await signIn();
});

test("reads and searches a downloaded version offline until it is removed", async ({
  page,
  context,
}) => {
  await open(page, genesis);
  const kjv = await downloadVersion(page, "King James Version");
  await expectAccessible(page, ":popover-open");
  await page.keyboard.press("Escape");
  await context.setOffline(true);

  // Neither Psalm 117 nor an adjacent chapter was opened before.
  await page.getByRole("searchbox").fill("Psalm 117");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Psalm 117")).toBeVisible();
  await expect(page.getByText("O praise the LORD, all ye")).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(heading(page, "Psalm 118")).toBeVisible();
  await expect(
    page.getByText("his mercy endureth for ever").first(),
  ).toBeVisible();

  await page.getByRole("searchbox").fill("loveth");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Results for “loveth”")).toBeVisible();
  await expect(page.getByText("Searched on this device")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(heading(page, "Results for “loveth”")).toBeFocused();
  const results = page
    .getByRole("listitem")
    .filter({ has: page.locator("mark") });
  await expect(results).toHaveCount(20);
  await results.first().getByRole("link").click();
  await expect(heading(page, "Results for “loveth”")).toBeHidden();
  await expect(page.locator("mark").first()).toBeInViewport();

  // Other words than the index's stems, an unfinished word, and a passage by its name.
  await page.getByRole("searchbox").fill('"loved the world"');
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("1 verse in the King James Version"),
  ).toBeVisible();
  await page.getByLabel("Where").selectOption("Old Testament");
  await expect(page.getByText("0 verses in the Old Testament")).toBeVisible();
  await page.getByRole("searchbox").fill("good sam");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Luke 10:25–37" }).click();
  await expect(heading(page, "Luke 10")).toBeVisible();

  await openReadOffline(page);
  await kjv.getByRole("button", { name: /^Remove/ }).click();
  await expect(kjv.getByRole("button", { name: /^Download/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("mercy");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("To search offline, download the KJV first."),
  ).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(
    page.getByText(/^Results 1–20 of \d+ in the King James Version/),
  ).toBeVisible();
});

test("a cancelled or failed download stores nothing", async ({ page }) => {
  await open(page, genesis);
  const waiting: (() => void)[] = [];
  const expectRequests = (count: number) =>
    expect.poll(() => waiting.length).toBe(count);
  await page.route("**/scripture/*/web.txt", async (route) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    await route.abort("internetdisconnected").catch(() => undefined);
  });
  await openReadOffline(page);
  const web = page.getByRole("listitem").filter({ hasText: "WEB" });
  await web.getByRole("button", { name: /^Download/ }).click();
  await expect(web.getByRole("progressbar")).toBeVisible();
  // A request that is cancelled any earlier never arrives here.
  await expectRequests(1);
  await web.getByRole("button", { name: /^Cancel/ }).click();
  await expect(web.getByRole("button", { name: /^Download/ })).toBeFocused();
  waiting[0]?.();

  await web.getByRole("button", { name: /^Download/ }).click();
  await expect(web.getByRole("progressbar")).toBeVisible();
  await expectRequests(2);
  waiting[1]?.();
  await expect(
    web.getByText("Couldn't download. Please check your connection.").first(),
  ).toBeVisible();
  expect(
    await page.evaluate(
      async () => (await (await caches.open("bible")).keys()).length,
    ),
  ).toBe(0);
  await page.unroute("**/scripture/*/web.txt");
  await web.getByRole("button", { name: /^Try again/ }).click();
  await expect(web.getByText("On this device, 5.4 MB")).toBeVisible();
});

test("a cached page loads the passage in its URL", async ({ page }) => {
  // Offline, the service worker may answer with a cached page of another passage.
  await page.route(/\/bible\?book=Jude/, async (route) => {
    const response = await route.fetch({
      url: new URL(genesis, page.url()).href,
    });
    const html = await response.text();
    const body = html.replace("<html ", '<html data-cached="1" ');
    await route.fulfill({ response, body });
  });
  await open(page, genesis);
  await page.goto("/bible?book=Jude&chapter=1&version=KJV");
  await expect(heading(page, "Jude 1")).toBeVisible();
});
