import { expect, test } from "../helpers/e2e";

test("the 404 page has links home and back for a signed-in user", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/games");
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: "404 - Looks like you're lost" }),
  ).toBeVisible();
  await expect(page.getByText("Proverbs 3:5-6")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute(
    "href",
    "/",
  );
  // Without a script it leads home.
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/games$/);
});
