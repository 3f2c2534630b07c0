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

/** Whoever writes, with a post or two; gives the address of the person's page. */
async function writes(writer: Page, ...texts: string[]): Promise<string> {
  for (const content of texts) {
    await createPost(writer, { type: "text", content });
  }
  const reply = await writer.request.get("/api/auth/user");
  const { id } = (await reply.json()) as { id: string };
  return `/profile/${id}`;
}

async function choose(post: Locator, item: RegExp): Promise<void> {
  await post.getByRole("button", { name: /^Mute, block or report / }).click();
  await post.getByRole("menuitem", { name: item }).click();
}

test("who is muted is met on his own page only, and learns nothing of it", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Nabal", "Carmel"));
  const texts = [unique("Who is David?"), unique("Shearing at Carmel")];
  const profile = await writes(writer, ...texts);
  await signIn(uniquePerson("Abigail", "Wise"));
  const [first = "", second = ""] = texts;
  await openFeed(page);
  await choose(card(page, first), /^Mute @/);
  for (const text of texts) await expect(card(page, text)).toHaveCount(0);
  await expect(page.getByText(/^Muted @nabal/)).toBeVisible();
  // The focus went on with somebody else's card.
  await expect(page.locator("article a:focus, main:focus")).toHaveCount(1);

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
  // The note goes with the press, this comes with the answer.
  await expect(page.getByText(/^Unmuted @nabal/)).toBeVisible();
  // Others may have written more than a screen's worth since.
  const feed = await page.request.get("/api/posts?limit=100");
  expect(await feed.text()).toContain(first);
});

test("a mute that fails brings everything back", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const text = unique("Peace be to thine house");
  await writes(await pageAs(uniquePerson("Ziba", "Servant")), text);
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

test("who blocks is asked first; then neither sees the other", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const writer = await pageAs(uniquePerson("Shimei", "Bahurim"));
  const text = unique("Come out, come out");
  const profile = await writes(writer, text);
  const own = unique("Let him curse");
  await signIn(uniquePerson("David", "Jesse"));
  const ownProfile = await writes(page, own);
  await openFeed(page);

  await choose(card(page, text), /^Block @/);
  const question = page.getByRole("dialog", { name: /^Block @shimei/ });
  await expect(question).toContainText("won't see each other");
  await expectAccessible(page);
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
  await expect(card(writer, own)).toHaveCount(0);
  expect((await writer.goto(ownProfile))?.status()).toBe(404);
  await expect(writer.getByText("User not found")).toBeVisible();

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

test("the menu on a person's page mutes and blocks too", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Absalom", "Fair"));
  const text = unique("O that I were made judge");
  const profile = await writes(writer, text);
  await signIn(uniquePerson("Joab", "Captain"));
  await open(page, profile);
  const menu = page.getByRole("button", { name: "Options for Absalom Fair" });
  await menu.click();
  await expectAccessible(page);
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
