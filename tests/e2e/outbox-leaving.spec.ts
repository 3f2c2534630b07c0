import { chromium, type Page } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "../helpers/chromium";
import {
  expect,
  expectAccessible,
  open,
  waitForDevice,
  test,
} from "../helpers/e2e";
import { signInContext } from "../helpers/sign-in-context";
import {
  composer,
  createPost,
  failureText,
  send,
  uniquePerson,
  unique,
} from "../helpers/feed";
import {
  bar,
  comment,
  recordSentRequests,
  openReady,
  person,
} from "../helpers/outbox";

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
}

test("unsent items survive another user's session, and signing out asks for confirmation first", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const first = person();
  await signIn(first);
  const text = unique("Mine");
  await createPost(page, { type: "text", content: text });
  await openReady(page);
  await context.route("**/comments", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await comment(page, text, "For my name alone");
  await expect(bar(page)).toBeVisible();
  await signOut(page);
  const dialog = page.getByRole("dialog", { name: "Sign out?" });
  await expect(dialog).toContainText(
    "1 item hasn't been sent yet. If you sign out now, you'll lose it.",
  );
  await expect(
    dialog.getByRole("button", { name: "Send it first" }),
  ).not.toHaveAttribute("aria-busy");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeVisible();

  // The session expires, and another user signs in on this device.
  await page.goto("/landing");
  await context.clearCookies();
  await signIn(uniquePerson("Demas", "Other"));
  await context.unroute("**/comments");
  const sentRequests = recordSentRequests(context);
  await openReady(page);
  await expect(bar(page)).toBeHidden();
  expect(sentRequests).toEqual([]);
  // This user has nothing unsent, so signing out needs no confirmation and keeps the first user's item.
  await signOut(page);
  await page.waitForURL("/");
  // The item is sent once its author is back.
  await context.clearCookies();
  await signIn(first);
  await openReady(page);
  await expect.poll(() => sentRequests).toEqual(["comments"]);
  await expect(bar(page)).toBeHidden();
});

test("signing out deletes the outbox, and isn't possible offline", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const leaver = person();
  await signIn(leaver);
  const text = unique("Going");
  await createPost(page, { type: "text", content: text });
  await openReady(page);
  await context.setOffline(true);
  await comment(page, text, "Farewell");
  await signOut(page);
  await expect(
    page.getByRole("dialog", { name: "You are offline" }),
  ).toContainText("Signing out needs the network.");
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await context.route("**/comments", (route) => route.abort());
  await context.setOffline(false);
  await signOut(page);
  await page.getByRole("button", { name: "Sign out anyway" }).click();
  await page.waitForURL("/");
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test("signing out asks about drafts and deletes them only after confirmation", async ({
  page,
  signIn,
}) => {
  await signIn(person());
  await openReady(page);
  await waitForDevice(page);
  const area = await composer(page);
  await area.fill("Begun and left");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await signOut(page);
  const dialog = page.getByRole("dialog", { name: "Sign out?" });
  await expect(dialog).toContainText(
    "You have an unfinished post. If you sign out now, you'll lose it.",
  );
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(dialog).toBeHidden();
  await expect(await composer(page)).toHaveValue("Begun and left");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await signOut(page);
  await dialog.getByRole("button", { name: "Sign out anyway" }).click();
  await page.waitForURL("/");
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("draft:")),
    ),
  ).toEqual([]);
});

test("unsent posts are sent after a browser restart", async ({
  baseURL: site,
}) => {
  const baseURL = site ?? "";
  const profile = mkdtempSync(join(tmpdir(), "outbox-"));
  const start = () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  const text = unique("Over night");
  const writer = person();
  const before = await start();
  await signInContext(before, writer);
  const page = await before.newPage();
  await openReady(page);
  await before.setOffline(true);
  await (await composer(page)).fill(text);
  await send(page);
  await expect(bar(page)).toHaveText("1 waiting to be sent");
  await before.close();

  const after = await start();
  await signInContext(after, writer);
  const next = await after.newPage();
  await open(next, "/games");
  await expect
    .poll(async () => {
      const response = await next.request.get("/api/posts?limit=20");
      const posts = (await response.json()) as { content: string }[];
      return posts.filter(({ content }) => content === text).length;
    })
    .toBe(1);
  await expect(bar(next)).toBeHidden();
  await after.close();
});
