import { expect, expectAccessible, test } from "../helpers/e2e";
import { documents, pages } from "../helpers/pages";

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
