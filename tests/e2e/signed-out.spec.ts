import type { Page } from "@playwright/test";
import { expect, open, waitForDevice, test } from "../helpers/e2e";
import { fillProviderForm } from "../helpers/sign-in-context";
import { createPost, failureText } from "../helpers/feed";
import { gif } from "../helpers/images/gif";
import { dataString } from "../helpers/images/parts";
import { isControlled, waitForCachedPages } from "../helpers/offline";
import { answerNextDialog, bar, readOutbox } from "../helpers/outbox";

// What remains on a device after signing out.
test.use({ serviceWorkers: "allow" });

/** The names of the databases, and all caches and local storage of the app. */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const entries: { cache: string; address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const address = new URL(request.url).pathname;
        entries.push({
          cache: name,
          address,
          text: (await response?.text()) ?? "",
        });
      }
    }
    return {
      entries,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      local: Object.entries(localStorage).map(([key, value]) => [
        key,
        String(value),
      ]),
    };
  });

test("signing out leaves nothing personal in caches, databases and storage", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const { email } = await signIn({
    email: "leaver@example.org",
    firstName: "Zipporah",
    lastName: "Wanderer",
  });
  await createPost(page, {
    type: "image",
    content: "Seen before leaving",
    imageUrl: dataString(gif(), "image/gif"),
  });
  await open(page, "/home");
  await waitForCachedPages(page);
  await open(page, "/bible?book=Ruth&chapter=3&version=WEB");
  await open(page, "/home#write");
  await waitForDevice(page);
  await page.getByLabel("Your post").fill("Only for my own eyes");
  // Add data about likes and seen stories.
  await page.evaluate(() => {
    localStorage.setItem("liked-videos", '["film"]');
    localStorage.setItem("story-seen-verse", "2026-11-23");
  });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(bar(page)).toHaveText("1 waiting to be sent");
  await page.getByRole("button", { name: "Write a post" }).click();
  await page.getByLabel("Your post").fill("Begun and left");
  // The toast has a Close button too.
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Close", exact: true })
    .click();
  const before = await readStorage(page);
  const names = new Set(before.entries.map(({ cache }) => cache));
  expect([...names].sort()).toEqual(
    expect.arrayContaining([
      "assets",
      "pages",
      "images",
      "public",
      "scripture",
    ]),
  );
  expect(before.databases).toEqual(["outbox"]);

  await context.route("**/api/posts", (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole("button", { name: "Account" }).click();
  const question = answerNextDialog(page, true);
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  expect(await question).toBe(
    "You have 1 unfinished draft and 1 unsent item. Sign out and lose them?",
  );
  await page.waitForURL("/");

  await expect
    .poll(async () => {
      const { entries } = await readStorage(page);
      return [...new Set(entries.map(({ cache }) => cache))].sort();
    })
    .toEqual(["assets", "public"]);
  const { entries, databases, local } = await readStorage(page);
  expect(databases).toEqual(["outbox"]);
  expect(await readOutbox(page)).toBe("[]");
  expect(local.map(([key]) => key).sort()).toEqual([
    "auth-refresh",
    "first-visit",
    "pwa-install-dismissed",
  ]);
  const personalData = new RegExp(
    `Zipporah|Wanderer|${email}|own eyes|Begun and left`,
  );
  const leaks = entries.filter(({ text }) => personalData.test(text));
  expect(leaks.map(({ cache, address }) => `${cache} ${address}`)).toEqual([]);
  const pages = entries.filter(({ cache }) => cache === "public");
  expect(pages.map(({ address }) => address).sort()).toEqual([
    "/",
    "/launch",
    "/offline",
  ]);
});

test("the next user never sees the previous user's cached pages", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn({
    email: "first-one@example.org",
    firstName: "Firstling",
    lastName: "Reader",
  });
  await open(page, "/profile");
  await waitForCachedPages(page);
  await expect.poll(() => isControlled(page)).toBe(true);
  // The session was ended on another device.
  await context.clearCookies();
  await page.goto("/api/login");
  await fillProviderForm(page, {
    email: "second-one@example.org",
    firstName: "Second",
    lastName: "Reader",
  });
  await page.waitForURL("/");
  const { entries } = await readStorage(page);
  expect(entries.filter(({ text }) => text.includes("Firstling"))).toEqual([]);
  await waitForCachedPages(page);
  await context.setOffline(true);
  await page.goto("/profile");
  await expect(
    page.getByRole("heading", { name: "Second Reader" }),
  ).toBeVisible();
  await context.setOffline(false);
});

test("cached pages are deleted once the session has ended", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn({ email: "revoked@example.org" });
  await open(page, "/home");
  await waitForCachedPages(page);
  await context.clearCookies();
  await page.goto("/verse-of-the-day");
  await expect
    .poll(async () =>
      (await readStorage(page)).entries.filter(
        ({ cache }) => cache === "pages",
      ),
    )
    .toEqual([]);
});
