import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open } from "../helpers/e2e";
import {
  card,
  createPost,
  failureText,
  openFeed,
  reloadFeed,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";

/** Returns the path of the author's profile. */
async function createPosts(writer: Page, ...texts: string[]): Promise<string> {
  for (const content of texts) {
    await createPost(writer, { type: "text", content });
  }
  const response = await writer.request.get("/api/auth/user");
  const { id } = (await response.json()) as { id: string };
  return `/profile/${id}`;
}

async function choose(post: Locator, item: RegExp): Promise<void> {
  await post.getByRole("button", { name: /^Mute, block or report / }).click();
  await post.getByRole("menuitem", { name: item }).click();
}

test("shows a muted user's posts only on their own profile", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Nabal", "Carmel"));
  const texts = [unique("Who is David?"), unique("Shearing at Carmel")];
  const profile = await createPosts(writer, ...texts);
  await signIn(uniquePerson("Abigail", "Wise"));
  const [first = "", second = ""] = texts;
  await openFeed(page);
  await choose(card(page, first), /^Mute @/);
  for (const text of texts) await expect(card(page, text)).toHaveCount(0);
  await expect(page.getByText(/^Muted @nabal/)).toBeVisible();
  // The focus moved to another user's card.
  await expect(page.locator("main li :focus")).toHaveCount(1);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/^Unmuted @nabal/)).toBeVisible();
  for (const text of texts) await expect(card(page, text)).toBeVisible();

  await choose(card(page, second), /^Mute @/);
  await expect(page.getByText(/^Muted @nabal/)).toBeVisible();
  await reloadFeed(page);
  for (const text of texts) await expect(card(page, text)).toHaveCount(0);

  await open(page, profile);
  await expect(card(page, first)).toBeVisible();
  await expect(page.getByText(/^You've muted @nabal/)).toBeVisible();
  await expectAccessible(page);
  await choose(card(page, first), /^Unmute @/);
  await expect(page.getByText(/^You've muted/)).toHaveCount(0);
  // The note disappears at once, the toast appears with the response.
  await expect(page.getByText(/^Unmuted @nabal/)).toBeVisible();
  // Other tests may have added more posts than the page shows.
  const feed = await page.request.get("/api/posts?limit=100");
  expect(await feed.text()).toContain(first);
});

test("restores the posts when muting fails", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const text = unique("Peace be to thine house");
  await createPosts(await pageAs(uniquePerson("Ziba", "Servant")), text);
  await signIn(uniquePerson("Mephibosheth", "Lame"));
  await openFeed(page);
  await page.route("**/api/users/*/mute", (route) =>
    route.fulfill({ status: 500 }),
  );
  await choose(card(page, text), /^Mute @/);
  await expect(
    page.getByText("Failed to mute. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(card(page, text)).toBeVisible();
});

test("confirms before blocking, then hides both users from each other", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const writer = await pageAs(uniquePerson("Shimei", "Bahurim"));
  const text = unique("Come out, come out");
  const profile = await createPosts(writer, text);
  const ownText = unique("Let him curse");
  await signIn(uniquePerson("David", "Jesse"));
  const ownProfile = await createPosts(page, ownText);
  await openFeed(page);

  await choose(card(page, text), /^Block @/);
  const question = page.getByRole("dialog", { name: /^Block @shimei/ });
  await expect(question).toContainText("won't see each other");
  await expectAccessible(page, "[data-dialog]");
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(card(page, text)).toBeVisible();
  await expect(
    card(page, text).getByRole("button", { name: /^Mute, block or report / }),
  ).toBeFocused();

  await page.route("**/api/users/*/block", (route) =>
    route.fulfill({ status: 500 }),
  );
  await choose(card(page, text), /^Block @/);
  await question.getByRole("button", { name: "Block" }).click();
  await expect(
    page.getByText("Failed to block. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(card(page, text)).toBeVisible();

  await page.unroute("**/api/users/*/block");
  await choose(card(page, text), /^Block @/);
  await question.getByRole("button", { name: "Block" }).click();
  await expect(card(page, text)).toHaveCount(0);
  await expect(page.getByText(/^Blocked @shimei/)).toBeVisible();

  await openFeed(writer);
  await expect(card(writer, ownText)).toHaveCount(0);
  expect((await writer.goto(ownProfile))?.status()).toBe(404);
  await expect(writer.getByText("User not found")).toBeVisible();
  await expect(
    writer.getByRole("button", { name: "Block this account" }),
  ).toBeVisible();

  await open(page, profile);
  const unblock = page.getByRole("button", { name: "Unblock Shimei Bahurim" });
  await expect(unblock).toBeVisible();
  await expect(page.getByText(/^Joined/)).toHaveCount(0);
  await expectAccessible(page);
  await unblock.click();
  await expect(page.getByText(/^Unblocked @shimei/)).toBeVisible();
  await expect(card(page, text)).toBeVisible();
  await expect(page.getByText(/^Joined/)).toBeVisible();
});

test("the profile menu mutes and blocks too", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Absalom", "Fair"));
  const text = unique("O that I were made judge");
  const profile = await createPosts(writer, text);
  await signIn(uniquePerson("Joab", "Captain"));
  await open(page, profile);
  const menu = page.getByRole("button", { name: "Options for Absalom Fair" });
  await menu.click();
  await expectAccessible(page, "[role=menu]");
  await page.getByRole("menuitem", { name: /^Mute @/ }).click();
  await expect(page.getByText(/^You've muted @absalom/)).toBeVisible();
  await expect(card(page, text)).toBeVisible();
  await page.getByRole("button", { name: "Unmute Absalom Fair" }).click();
  await expect(page.getByText(/^You've muted/)).toHaveCount(0);

  await menu.click();
  await page.getByRole("menuitem", { name: /^Block @/ }).click();
  const question = page.getByRole("dialog", { name: /^Block @absalom/ });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(card(page, text)).toBeVisible();
  await menu.click();
  await page.getByRole("menuitem", { name: /^Block @/ }).click();
  await question.getByRole("button", { name: "Block" }).click();
  await expect(
    page.getByRole("button", { name: "Unblock Absalom Fair" }),
  ).toBeVisible();
  await expect(card(page, text)).toHaveCount(0);
});
