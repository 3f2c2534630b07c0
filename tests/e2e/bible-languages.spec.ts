import { expect, open, test } from "../helpers/e2e";
import { failureText } from "../helpers/feed";
import { downloadVersion } from "../helpers/bible-offline";

test("reads, downloads and searches a Spanish Bible, chosen from its language's group", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await open(page, "/bible?book=Job&chapter=40&version=KJV");
  const version = page.getByLabel("Version");
  await expect(version.locator('optgroup[label="English"]')).toContainText(
    "KJV",
  );
  await expect(version.locator('optgroup[label="Español"]')).toHaveText(
    "RV1909",
  );
  await version.selectOption("RV1909");
  await expect(page.getByText("Reina-Valera 1909 (RV1909)")).toBeVisible();
  const text = page.locator('[data-version="RV1909"]');
  await expect(text).toHaveAttribute("lang", "es");
  await expect(text).toContainText("más de eso respondió Jehová á Job");

  await page
    .getByRole("navigation", { name: "Compare with" })
    .getByRole("link", { name: "WEB" })
    .click();
  const second = page.locator('[data-version="WEB"][lang=en]');
  await expect(second.nth(1)).toContainText("Moreover Yahweh answered Job");

  await downloadVersion(page, "Reina-Valera 1909");
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await page.getByRole("searchbox").fill("CORAZON");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Searched on this device")).toBeVisible();
  const found = page.locator("mark").first();
  await expect(found).toHaveText(/^corazón$/i);
  await expect(page.locator("[lang=es]", { has: found }).first()).toBeVisible();
});
