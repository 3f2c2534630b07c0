import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import {
  card,
  createPost,
  openFeed,
  unique,
  uniquePerson,
} from "../helpers/feed";

const button = (page: Page) =>
  page.getByRole("button", { name: "order of posts" });

async function choose(page: Page, name: string): Promise<void> {
  const response = page.waitForResponse(/\/api\/posts\?type=all.*&limit=20$/);
  await button(page).click();
  await page.getByRole("menuitem", { name }).click();
  await (await response).finished();
  await expect(button(page)).toContainText(name);
}

test("All starts with For you, says why, and remembers another order", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = uniquePerson("Dorcas", "Weaver");
  const writer = await pageAs(author);
  const text = unique("Coats and garments");
  await createPost(writer, { type: "text", content: text });
  await signIn(uniquePerson("Tabitha", "Reader"));
  await openFeed(page);
  await expect(button(page)).toContainText("For you");
  await button(page).click();
  await expectAccessible(page, "[role=menu]");
  await page.keyboard.press("Escape");

  const options = card(page, text).getByRole("button", {
    name: "Mute, block or report",
  });
  await options.click();
  await page.getByRole("menuitem", { name: "Why am I seeing this?" }).click();
  await expect(
    page
      .getByText(/^It's (new since your last visit|one of the newest posts)/)
      .first(),
  ).toBeVisible();

  await choose(page, "Following");
  await expect(card(page, text)).toHaveCount(0);
  await choose(page, "Newest");
  await button(page).click();
  await expect(page.getByRole("menuitem", { name: "Newest" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card(page, text)).toBeVisible();
  const followed = page.waitForResponse(/\/follow$/);
  await card(page, text)
    .getByRole("button", { name: /^Follow / })
    .click();
  await followed;
  await expect(
    card(page, text).getByRole("button", { name: /^Follow / }),
  ).toHaveCount(0);
  await choose(page, "Following");
  await expect(card(page, text)).toBeVisible();

  // The server renders the remembered order.
  await openFeed(page);
  await expect(button(page)).toContainText("Following");
  await expect(card(page, text)).toBeVisible();
  // The other lists have only one order.
  await page.getByRole("tab", { name: "Prayer" }).click();
  await expect(button(page)).toHaveCount(0);
});
