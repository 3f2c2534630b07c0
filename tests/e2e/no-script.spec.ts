import { expect, test } from "../helpers/e2e";

test.use({ javaScriptEnabled: false });

test("a visitor reads the landing page and finds the way in", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Try .+ Now$/ }).click();
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: /^(Login|Download App)$/ }).first(),
  ).toBeVisible();
});

test("a member reads the Bible from chapter to chapter", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/bible?book=John&chapter=3");
  await expect(page.getByText("For God so loved the world")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/chapter=4/);
  await expect(page.getByText(/Jacob.s well/).first()).toBeVisible();
});

test("a member reads what others have written", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/home");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText(/^Turn on JavaScript/)).toBeVisible();
  await expect(page.getByLabel("Your post")).toBeHidden();
  await expect(page.getByRole("button", { name: "Account" })).toBeHidden();
  await expect(
    page.getByRole("link", { name: "Sign Out" }).filter({ visible: true }),
  ).toHaveCount(1);
});
