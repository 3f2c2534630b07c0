import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText } from "../helpers/feed";
import {
  isControlled,
  hideConnection,
  waitForCachedPages,
  reopenOffline,
  recordHeadings,
} from "../helpers/offline";
import { openOnboarding, newMember, onboarding } from "../helpers/onboarding";

test.use({ serviceWorkers: "allow" });

// Browsers log failed requests of a cached page when offline.
test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(failureText);
});

const bar = (page: Page) => page.locator("[data-banner=offline]");

test("home, the daily pages and the user's profile open from the cache when offline", async ({
  page,
  context,
  signIn,
}) => {
  const { firstName, lastName } = await signIn();
  await open(page, "/home");
  const first = page.getByRole("article").first();
  const author = await first.getByRole("link").first().textContent();
  await waitForCachedPages(page);
  // These are cached once they have been opened.
  for (const path of ["/verse-detail", "/prayer-detail", "/bible"]) {
    await open(page, path);
    await waitForCachedPages(page, path);
  }

  const cold = await reopenOffline(context, page, "/?pwa=true");
  await expect(cold).toHaveURL(/\/home/);
  await expect(bar(cold)).toHaveText(
    /You're offline - limited features available\s*as of \d{1,2}:\d{2}/,
  );
  await expect(cold.getByRole("article").first()).toContainText(author ?? "");
  // No visible image is broken.
  const broken = await cold.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(({ src }) => src),
  );
  expect(broken).toEqual([]);
  await expectAccessible(cold);

  // A link in the app loads the next page as a document.
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

  // The loop opened the user's profile last.
  await cold.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = cold.getByRole("dialog", { name: "Edit Profile" });
  await expect(dialog.getByLabel("First Name")).toHaveValue(firstName);
  await dialog.getByLabel("Bio").fill("Written in the air");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(
    dialog.getByText("Couldn't save. Your changes are still here."),
  ).toBeVisible();

  // A page that isn't cached lists those that are.
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

test("opened chapters can be read offline, and others explain why they can't", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await open(page, "/bible?book=Ruth&chapter=1&version=WEB");
  await waitForCachedPages(page, "/bible");
  await page.getByRole("button", { name: "Next" }).first().click();
  await expect(page.getByRole("heading", { name: "Ruth 2" })).toBeVisible();

  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  const headings = await recordHeadings(cold);
  await open(cold, "/bible?book=Ruth&chapter=2&version=WEB");
  await expect(cold.getByRole("heading", { name: "Ruth 2" })).toBeVisible();
  await expect(
    cold.getByText(/And she went|a mighty man of wealth/),
  ).toBeVisible();
  await open(cold, "/bible?book=Nahum&chapter=2&version=WEB");
  await expect(cold.getByRole("heading", { name: "Nahum 2" })).toBeVisible();
  await expect(
    cold.getByText("This chapter isn't on this device."),
  ).toBeVisible();
  // /bible opens the last requested chapter, even though Nahum 2 couldn't be shown.
  await open(cold, "/bible");
  await expect(cold.getByRole("heading", { name: "Nahum 2" })).toBeVisible();
  expect(await headings()).toEqual(["Ruth 2", "Nahum 2"]);
});

test("chapters read before the service worker was active can be read again", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  let install: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    install = resolve;
  });
  await context.route("**/sw.js", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/bible?book=Micah&chapter=1&version=WEB");
  await page.getByRole("button", { name: "Next" }).first().click();
  await expect(page.getByRole("heading", { name: "Micah 2" })).toBeVisible();
  install();
  await expect.poll(() => isControlled(page)).toBe(true);
  await waitForCachedPages(page, "/bible");
  for (const chapter of [1, 2]) {
    const file = new RegExp(`/web/micah/${chapter}\\.json$`);
    const cached = () =>
      page.evaluate(async () => {
        const cache = await caches.open("scripture");
        return (await cache.keys()).map(({ url }) => url);
      });
    await expect.poll(cached).toContainEqual(expect.stringMatching(file));
  }
  const cold = await reopenOffline(
    context,
    page,
    "/bible?book=Micah&chapter=1",
  );
  await expect(cold.getByRole("heading", { name: "Micah 1" })).toBeVisible();
});

test.describe("without internet, in a browser that reports being online", () => {
  const offline = (page: Page) =>
    page.getByRole("heading", { name: "You're offline" });

  test.beforeEach(async ({ context, signIn, pageErrors }) => {
    pageErrors.allow(/Error loading route module|dynamically imported module/);
    await hideConnection(context);
    await signIn();
  });

  test("a page whose code doesn't arrive opens later, and one that is cached opens at once", async ({
    page,
    context,
  }) => {
    await open(page, "/games");
    await waitForCachedPages(page);
    await context.setOffline(true);
    await page.getByRole("link", { name: "Practice Bible Trivia" }).click();
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL(/\/games\/bible-trivia/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(
      page.getByText("Still no connection after 1 try."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(page.locator("[data-banner=cached]")).toContainText("as of");
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("a page that can't be shown opens by itself when the internet is back", async ({
    page,
    context,
  }) => {
    await open(page, "/home");
    await waitForCachedPages(page);
    await context.setOffline(true);
    // Inside the app: its data doesn't arrive.
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(offline(page)).toBeVisible();
    await expect(page).toHaveURL(/\/settings/);
    await context.setOffline(false);
    const settings = page.getByRole("heading", { name: "Settings", level: 1 });
    await expect(settings).toBeVisible();
    // As a document: the service worker shows its own page.
    await context.setOffline(true);
    await page.goto("/settings");
    await expect(offline(page)).toBeVisible();
    await context.setOffline(false);
    await expect(settings).toBeVisible();
  });
});

test("a new user can use the cached home page offline before choosing preferences", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(newMember());
  await openOnboarding(page);
  await waitForCachedPages(page);
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.clock.install();
  await open(cold, "/home");
  await expect(bar(cold)).toBeVisible();
  await cold.clock.runFor(5000);
  await expect(onboarding(cold)).toHaveCount(0);
});

test("after signing out, the installed app opens its entry page, even offline", async ({
  page,
  context,
  signIn,
}) => {
  // A separate user, because this test ends the session.
  await signIn({ email: "goer@example.org" });
  await open(page, "/home");
  await waitForCachedPages(page);
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

test("the installed app opens offline before the first sign-in", async ({
  page,
  context,
}) => {
  await page.goto("/?pwa=true");
  await expect.poll(() => isControlled(page)).toBe(true);
  await context.setOffline(true);
  await page.goto("/?pwa=true");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
});
