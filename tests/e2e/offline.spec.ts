import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText } from "../helpers/feed";
import { controlled, keptPages, openCold } from "../helpers/offline";

test.use({ serviceWorkers: "allow" });

// What a page asks for beside itself fails without a network, and browsers say so.
test.beforeEach(({ complaints }) => {
  complaints.allow(failureText);
});

const bar = (page: Page) => page.locator("[data-banner=offline]");

test("without a network home, the day and one's profile are as they were", async ({
  page,
  context,
  signIn,
}) => {
  const { firstName, lastName } = await signIn();
  await open(page, "/home");
  const first = page.getByRole("article").first();
  const author = await first.getByRole("link").first().textContent();
  await keptPages(page);

  const cold = await openCold(context, page, "/?pwa=true");
  await expect(cold).toHaveURL(/\/home/);
  await expect(bar(cold)).toHaveText(
    /You're offline - limited features available\s*as of \d{1,2}:\d{2}/,
  );
  await expect(cold.getByRole("article").first()).toContainText(author ?? "");
  // What is in sight is whole.
  const broken = await cold.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(({ src }) => src),
  );
  expect(broken).toEqual([]);
  await expectAccessible(cold);

  // Inside the app, which opens the next page as a document.
  await cold
    .getByRole("link", { name: /Verse of the Day/ })
    .first()
    .click();
  await expect(cold).toHaveURL(/\/verse-of-the-day/);
  await expect(
    cold.getByRole("heading", { name: "Verse of the Day" }),
  ).toBeVisible();
  for (const [path, heading] of [
    ["/verse-detail", /./],
    ["/prayer-of-the-day", /./],
    ["/prayer-detail", /./],
    ["/profile", `${firstName} ${lastName}`],
  ] as const) {
    await open(cold, path);
    await expect(bar(cold)).toContainText("as of");
    await expect(
      cold.getByRole("heading", { level: 1 }).filter({ hasText: heading }),
    ).toBeVisible();
  }

  // What is not kept says what is.
  await cold.goto("/settings");
  await expect(
    cold.getByRole("heading", { name: "You're offline" }),
  ).toBeVisible();
  const region = cold.getByRole("region", {
    name: "On this device you can read",
  });
  await region.getByRole("link", { name: /Bible/ }).click();
  await expect(cold).toHaveURL(/\/bible/);
  await expect(bar(cold)).toBeVisible();

  await context.setOffline(false);
  await expect(cold.getByText("Back online")).toBeVisible();
});

test("chapters that were opened can be read again, others say why not", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await open(page, "/bible?book=Ruth&chapter=1&version=WEB");
  await keptPages(page);
  await page.getByRole("button", { name: "Next" }).first().click();
  await expect(page.getByRole("heading", { name: "Ruth 2" })).toBeVisible();

  const cold = await openCold(
    context,
    page,
    "/bible?book=Ruth&chapter=2&version=WEB",
  );
  await expect(cold.getByRole("heading", { name: "Ruth 2" })).toBeVisible();
  await expect(
    cold.getByText(/And she went|a mighty man of wealth/),
  ).toBeVisible();
  await open(cold, "/bible?book=Nahum&chapter=2&version=WEB");
  await expect(cold.getByRole("heading", { name: "Nahum 2" })).toBeVisible();
  await expect(
    cold.getByText("This chapter is not on this device."),
  ).toBeVisible();
});

test("signed out, the installed app opens with its entry page, without a network too", async ({
  page,
  context,
  signIn,
}) => {
  // Somebody of their own: their session ends.
  await signIn({ email: "goer@example.org" });
  await open(page, "/home");
  await keptPages(page);
  await page.goto("/api/logout");
  await page.goto("/?pwa=true");
  const cold = await context.newPage();
  await page.close();
  await context.setOffline(true);
  await cold.goto("/?pwa=true");
  await expect(cold.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(cold.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await cold.goto("/home");
  await expect(
    cold.getByRole("heading", { name: "You're offline" }),
  ).toBeVisible();
  await expect(
    cold.getByRole("region", { name: "On this device you can read" }),
  ).toBeHidden();
});

test("a newcomer's installed app opens without a network too", async ({
  page,
  context,
}) => {
  await page.goto("/?pwa=true");
  await expect.poll(() => controlled(page)).toBe(true);
  await context.setOffline(true);
  await page.goto("/?pwa=true");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});
