import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/e2e";
import { card, createPost, somebody, unique } from "../helpers/feed";

/** Keeps the app's code back until the answer is called. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

test("what is pressed before the app has come is done when it has", async ({
  page,
  signIn,
  isMobile,
}) => {
  await signIn();
  const text = unique("Before they call, I will answer");
  await createPost(page, { type: "text", content: text });
  const letGo = await holdApp(page);
  await page.goto("/home", { waitUntil: "commit" });
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  // Pressed again because nothing seems to happen: it is meant once.
  await like.click();
  await like.click();
  if (isMobile)
    await page.getByRole("button", { name: "Write a post" }).click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  const liked = page.waitForResponse("**/api/posts/*/like");
  letGo();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Your post")).toBeVisible();
  expect((await liked).status()).toBe(200);
  await page.reload();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("a menu that is opened before the app has come is whole when it has", async ({
  page,
  pageOf,
  signIn,
}) => {
  const other = await pageOf(somebody("Tertius", "Corinth"));
  const text = unique("I salute you in the Lord");
  await createPost(other, { type: "text", content: text });
  await signIn();
  const letGo = await holdApp(page);
  await page.goto("/home", { waitUntil: "commit" });
  await card(page, text)
    .getByRole("button", { name: "Mute or block Tertius Corinth" })
    .click();
  const menu = page.getByRole("menu");
  await expect(menu).toHaveCount(0);
  letGo();
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
});
