import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";

const john3 = "/bible?book=John&chapter=3&version=KJV";
const bar = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true });
const said = (page: Page, verse: number) =>
  page.locator(`[data-verse="${verse}"]`).last();
/** From the foot of a verse to the head of the bar, px. */
const clearance = async (page: Page, verse: number, name: string) => {
  const text = await said(page, verse).boundingBox();
  const over = await bar(page, name).boundingBox();
  return (over?.y ?? 0) - ((text?.y ?? 0) + (text?.height ?? Infinity));
};

test.beforeEach(async ({ context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(uniquePerson("Philip", "Reader"));
});

const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test("verses are chosen by a press, and by a second one let go; what they say is copied, shared and posted", async ({
  page,
}) => {
  await open(page, john3);
  await said(page, 16).click();
  await said(page, 18).click();
  await said(page, 20).click({ modifiers: ["Shift"] });
  const picture = page.getByRole("link", { name: "Make a verse image" });
  await expect(bar(page, "John 3:16, 18–20")).toBeVisible();
  await expect(picture).toHaveCount(0);
  await expect(page).toHaveURL(/verse=16%2C18-20/);
  await said(page, 19).click();
  await said(page, 20).click();
  await said(page, 18).click();
  await said(page, 17).click();
  const chosen = bar(page, "John 3:16–17");
  await expect(chosen).toBeVisible();
  await expect(picture).toBeVisible();
  await expectAccessible(page);

  await chosen.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Verse copied!", { exact: true })).toBeVisible();
  const words =
    /^For God so loved the world, .* everlasting life\. For God sent not .* might be saved\.\nJohn 3:16–17 \(KJV\)$/;
  expect(await clipboard(page)).toMatch(words);

  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await chosen.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied!", { exact: true })).toBeVisible();
  expect(await clipboard(page)).toMatch(/\/bible\/kjv\/john\/3\/16-17$/);

  await chosen.getByRole("button", { name: "Post" }).click();
  const area = page.getByLabel("Your post");
  await expect(area).toBeFocused();
  await expect(area).toHaveValue(/^For God so[^]*\nJohn 3:16–17 \(KJV\)\n\n$/);
});

test("the bar fits the narrowest phone and leaves the verse in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(
    page,
    "/bible?book=Song+of+Solomon&chapter=8&verse=1,3,5-7,9,11-13",
  );
  const long = bar(page, "Song of Solomon 8:1, 3, 5–7, 9, 11–13");
  for (const control of await long.locator("a, button").all()) {
    const box = await control.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await open(page, john3);
  // At the window's foot, where the bar is about to be.
  await said(page, 10).evaluate((verse) => {
    scrollBy({ top: verse.getBoundingClientRect().bottom - innerHeight + 90 });
  });
  await said(page, 10).click();
  await expect
    .poll(() => clearance(page, 10, "John 3:10"))
    .toBeGreaterThanOrEqual(0);
});

test("another version keeps the verses, and one that it leaves out is found in its note", async ({
  page,
}) => {
  await open(page, "/bible?book=Luke&chapter=17&verse=35-36&version=KJV");
  await expect(page.locator("mark")).toHaveCount(2);
  await page.getByLabel("Version").selectOption("WEB");
  await expect(page.getByText("World English Bible (WEB)")).toBeVisible();
  await expect(page).toHaveURL(/verse=35-36/);
  const verses = bar(page, "Luke 17:35–36");
  await expect(verses).toContainText(
    "The text of the WEB doesn't include verse 36.",
  );
  await expect(page.locator("mark")).toHaveCount(1);
  await verses.getByRole("button", { name: /^footnote/ }).click();
  await expect(page.getByRole("note").filter({ visible: true })).toContainText(
    "Some Greek manuscripts add",
  );
});

test(
  "marked words of Scripture are copied without numbers and letters, with their place",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/bible?book=Genesis&chapter=1&version=WEB");
    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll("[data-verse]");
      if (first && second) {
        getSelection()?.setBaseAndExtent(
          first,
          0,
          second,
          second.childNodes.length,
        );
      }
    });
    await page.keyboard.press("ControlOrMeta+C");
    expect(await clipboard(page)).toMatch(
      /^In the beginning, God created the heavens and the earth\. The earth was formless .*\nGenesis 1:1–2 \(WEB\)$/,
    );
  },
);
