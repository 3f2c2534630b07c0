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

/** A phone shows Download App first, with a link to continue in the browser. */
async function login(page: Page): Promise<void> {
  await expect(welcome(page)).toBeVisible();
  const continueLink = page.getByRole("link", { name: "Continue in browser" });
  if (await continueLink.isVisible()) await continueLink.click();
  await page.getByRole("link", { name: "Login" }).click();
}

test("a visitor can sign up from the landing page through the identity provider", async ({
  page,
}) => {
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
});

test("signing in returns to the requested page", async ({ page }) => {
  const path = "/bible?book=Ruth&chapter=2&version=WEB";
  const response = await page.goto(path);
  expect(response?.status()).toBe(401);
  await login(page);
  await fillProviderForm(page, newcomer());
  await page.waitForURL(path);
  await expect(page.getByRole("heading", { name: /Ruth 2/ })).toBeVisible();
});

test("shows a message after cancelling at the identity provider and allows another attempt", async ({
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

test("/auth redirects signed-in users to home", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/auth");
  await expect(page).toHaveURL("/");
});
