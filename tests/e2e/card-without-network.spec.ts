import type { Page } from "@playwright/test";
import { expect } from "../helpers/e2e";
import {
  card,
  createPost,
  failureText,
  openFeed,
  somebody,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { toastOf } from "../helpers/onboarding";

// What a card's buttons do is fetched with the first sign of somebody: here the network has gone
// between the page and that.

const code = "**/assets/card-acts-*.js";

async function openWithoutActs(page: Page): Promise<void> {
  await page.route(code, (route) => route.abort("internetdisconnected"));
  await openFeed(page);
}

test("a like says that it failed, and is made when the network is back", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(failureText);
  await signIn();
  const text = unique("He giveth power to the faint");
  await createPost(page, { type: "text", content: text });
  await openWithoutActs(page);
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  await like.click();
  await expect(
    toastOf(page, "Failed to like post. Please try again."),
  ).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "false");

  await page.unroute(code);
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("a follow says that it failed", async ({
  page,
  pageOf,
  signIn,
  complaints,
}) => {
  complaints.allow(failureText);
  const other = await pageOf(somebody("Silas", "Antioch"));
  const text = unique("About midnight they sang");
  await createPost(other, { type: "text", content: text });
  await signIn(somebody("Lydia", "Thyatira"));
  await openWithoutActs(page);
  await card(page, text)
    .getByRole("button", { name: "Follow Silas Antioch" })
    .click();
  await expect(
    toastOf(page, "Failed to update follow status. Please try again."),
  ).toBeVisible();
});

test("a post's link is offered all the same", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(failureText);
  await signIn();
  const text = unique("How beautiful upon the mountains");
  const id = await createPost(page, { type: "text", content: text });
  await openWithoutActs(page);
  const asked = page.waitForEvent("dialog");
  const pressed = card(page, text)
    .getByRole("button", { name: "Share" })
    .click();
  const dialog = await asked;
  expect(dialog.message()).toBe("Copy this link:");
  expect(dialog.defaultValue()).toBe(
    `${new URL(page.url()).origin}/post/${id}`,
  );
  await dialog.dismiss();
  await pressed;
});
