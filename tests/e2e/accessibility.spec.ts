import { expect, expectAccessible, test } from "../helpers/e2e";

/** Every address of the product; those of single things stand with their own journeys. */
const documents = [
  "/",
  "/landing",
  "/guidelines",
  "/privacy",
  "/terms",
  "/auth",
  "/auth?problem=denied",
  "/sign-out",
  "/landing?farewell",
  "/offline",
  "/home",
  "/settings",
  "/post/nobody",
  "/bible/web/psalms/23",
  "/bible/xyz",
  "/nowhere",
];
const pages = [
  "/",
  "/home?type=event",
  "/bible?book=John&chapter=3&verse=16",
  "/bible?q=grace",
  "/verse-generator",
  "/games",
  "/videos",
  "/profile",
  "/profile/nobody",
  "/search",
  "/settings",
  "/settings/notifications",
  "/notifications",
  "/guidelines",
  "/post/nobody",
  "/nowhere",
];

for (const path of documents) {
  test(
    `a visitor at ${path} meets no barrier, in light or dark`,
    { tag: "@both" },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("main")).toBeVisible();
      await expectAccessible(page);
    },
  );
}

for (const path of pages) {
  test(
    `a member at ${path} meets no barrier, in light or dark`,
    { tag: "@both" },
    async ({ page, signIn }) => {
      await signIn();
      await page.goto(path);
      await expect(page.getByRole("main")).toBeVisible();
      const missing = /^\/(post\/nobody|nowhere)$/.test(path);
      await expect(page.locator("meta[name=description]")).toHaveCount(
        missing ? 0 : 1,
      );
      await expectAccessible(page);
    },
  );
}

test("the local provider's form is open to everybody too", async ({ page }) => {
  await page.goto("/api/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expectAccessible(page);
});
