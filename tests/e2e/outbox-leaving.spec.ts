import { chromium, type Page } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "../helpers/chromium";
import { expect, open, waitForDevice, test } from "../helpers/e2e";
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
  answerNextDialog,
  bar,
  comment,
  recordSentRequests,
  openReady,
  person,
  readOutbox,
} from "../helpers/outbox";

/** `confirms`: the answer to the dialog; returns its text. */
async function signOut(page: Page, confirms?: boolean): Promise<string | null> {
  await page.getByRole("button", { name: "Account" }).click();
  const question =
    confirms === undefined ? null : answerNextDialog(page, confirms);
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  return question;
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
  expect(await signOut(page, false)).toBe(
    "You have 1 unsent item. Sign out and lose it?",
  );
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
  expect(await signOut(page, true)).toBe(
    "You're offline. You need a connection to sign out.",
  );
  await expect(bar(page)).toBeVisible();
  await context.route("**/comments", (route) => route.abort());
  await context.setOffline(false);
  await signOut(page, true);
  await page.waitForURL("/");
  expect(await readOutbox(page)).toBe("[]");
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
  expect(await signOut(page, false)).toBe(
    "You have 1 unfinished draft. Sign out and lose it?",
  );
  await expect(await composer(page)).toHaveValue("Begun and left");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await signOut(page, true);
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
