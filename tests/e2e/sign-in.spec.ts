import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/e2e";
import { fillProviderForm } from "../helpers/sign-in-context";

const newcomer = () => ({
  email: `newcomer-${randomUUID().slice(0, 8)}@example.org`,
  firstName: "Priscilla",
  lastName: "Tentmaker",
});

const welcome = (page: Page) =>
  page.getByRole("heading", { name: "Welcome back" });

/** On a phone Download App stands first, and a small link leads past it, once. */
async function login(page: Page): Promise<void> {
  await expect(welcome(page)).toBeVisible();
  const past = page.getByRole("link", { name: "Continue in browser" });
  if (await past.isVisible()) await past.click();
  await page.getByRole("link", { name: "Login" }).click();
}

test(
  "a visitor becomes a member: landing page, sign-in, the provider's form, home",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: /^Try .+ Now$/ }).click();
    await login(page);
    const person = newcomer();
    await fillProviderForm(page, person);
    await page.waitForURL("/");
    await expect(page.getByRole("article").first()).toBeVisible();

    await page.goto("/profile");
    await expect(
      page.getByRole("heading", { name: "Priscilla Tentmaker" }),
    ).toBeVisible();
    await expect(page.getByRole("main")).toContainText("@priscilla.tentmaker");
  },
);

test("signing in comes back to the guarded page that was asked for", async ({
  page,
}) => {
  const address = "/bible?book=Ruth&chapter=2&version=WEB";
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(401);
  await login(page);
  await fillProviderForm(page, newcomer());
  await page.waitForURL(address);
  await expect(page.getByRole("heading", { name: /Ruth 2/ })).toBeVisible();
});

test("who cancels at the provider is told so, and may try again", async ({
  page,
}) => {
  await page.goto("/games");
  await login(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("You cancelled");
  await login(page);
  await fillProviderForm(page, newcomer());
  await page.waitForURL("/games");
});

test("who is signed in needs no sign-in page", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});
