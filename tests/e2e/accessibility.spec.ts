import { expect, expectAccessible, test } from "../helpers/e2e";
import { documents, pages } from "../helpers/pages";

for (const path of documents) {
  test(
    `${path} is accessible to a visitor in light and dark mode`,
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
    `${path} is accessible to a member in light and dark mode`,
    { tag: "@both" },
    async ({ page, signIn }) => {
      await signIn();
      await page.goto(path);
      await expect(page.getByRole("main")).toBeVisible();
      const isMissing = /^\/(post\/nobody|nowhere)$/.test(path);
      await expect(page.locator("meta[name=description]")).toHaveCount(
        isMissing ? 0 : 1,
      );
      await expectAccessible(page);
    },
  );
}

test("the local identity provider's form is accessible", async ({ page }) => {
  await page.goto("/api/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expectAccessible(page);
});
