import { expect, expectAccessible, test } from "../helpers/e2e";
import { documents, pages } from "../helpers/pages";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

/** Several pages for each test, because a browser context costs as much as a page. */
const groupPaths = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / 4) }, (_, i) =>
    paths.slice(i * 4, i * 4 + 4),
  );

// On a desktop first, because the server omits the side columns for phones.
for (const paths of groupPaths(documents)) {
  test(
    `${paths.join(", ")} are accessible to a visitor at both sizes in light and dark mode`,
    { tag: "@desktop" },
    async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole("main")).toBeVisible();
        await expectAccessibleAtBothSizes(page);
      }
    },
  );
}

for (const paths of groupPaths(pages)) {
  test(
    `${paths.join(", ")} are accessible to a member at both sizes in light and dark mode`,
    { tag: "@desktop" },
    async ({ page, signIn }) => {
      await signIn();
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole("main")).toBeVisible();
        const isMissing = /^\/(post\/nobody|nowhere)$/.test(path);
        await expect(page.locator("meta[name=description]")).toHaveCount(
          isMissing ? 0 : 1,
        );
        await expectAccessibleAtBothSizes(page);
      }
    },
  );
}

test("the local identity provider's form is accessible", async ({ page }) => {
  await page.goto("/api/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expectAccessible(page);
});
