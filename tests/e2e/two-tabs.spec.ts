import { randomUUID } from "node:crypto";
import { expect, test, open } from "../helpers/e2e";

const somebody = () => ({
  email: `tabs-${randomUUID().slice(0, 8)}@example.org`,
});

test("what one tab signs out of, the other shows no longer", async ({
  page,
  context,
  signIn,
  isMobile,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await signIn(somebody());
  await open(page, "/home");
  const other = await context.newPage();
  await open(other, "/games");
  if (isMobile) await other.getByRole("button", { name: "Account" }).click();
  await other
    .getByRole(isMobile ? "menuitem" : "link", { name: "Sign Out" })
    .click();
  await other.waitForURL("/");
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
});

test("a call refused because the session has ended leads to the sign-in page", async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await signIn(somebody());
  await open(page, "/home");
  await context.clearCookies({ name: "session" });
  await page.getByRole("button", { name: /^Like/ }).first().click();
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
});

test("what one tab signs in to, a visitor's tab shows too", async ({
  page,
  context,
  signIn,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await signIn(somebody());
  await open(other, "/home");
  await expect(
    page.getByRole("main").getByRole("article").first(),
  ).toBeVisible();
});
