import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";

const john3 = "/bible?book=John&chapter=3&version=KJV";
const bar = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true });
const verseText = (page: Page, verse: number) =>
  page.locator(`[data-verse="${verse}"]`).last();
/** px from the bottom of a verse to the top of the bar. */
const clearance = async (page: Page, verse: number, name: string) => {
  const verseBox = await verseText(page, verse).boundingBox();
  const barBox = await bar(page, name).boundingBox();
  return (
    (barBox?.y ?? 0) - ((verseBox?.y ?? 0) + (verseBox?.height ?? Infinity))
  );
};

test.beforeEach(async ({ context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(uniquePerson("Philip", "Reader"));
});

const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test("clicking selects and deselects verses, which can be copied, shared and posted", async ({
  page,
}) => {
  await open(page, john3);
  await verseText(page, 16).click();
  await verseText(page, 18).click();
  await verseText(page, 20).click({ modifiers: ["Shift"] });
  const imageLink = page.getByRole("link", { name: "Make a verse image" });
  await expect(bar(page, "John 3:16, 18–20")).toBeVisible();
  await expect(imageLink).toHaveCount(0);
  await expect(page).toHaveURL(/verse=16%2C18-20/);
  await verseText(page, 19).click();
  await verseText(page, 20).click();
  await verseText(page, 18).click();
  await verseText(page, 17).click();
  const chosen = bar(page, "John 3:16–17");
  await expect(chosen).toBeVisible();
  await expect(imageLink).toBeVisible();
  await expectAccessible(page);

  await chosen.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Verse copied!", { exact: true })).toBeVisible();
  const copiedText =
    /^For God so loved the world, .* everlasting life\. For God sent not .* might be saved\.\nJohn 3:16–17 \(KJV\)$/;
  expect(await clipboard(page)).toMatch(copiedText);

  await page.getByLabel("Reading settings").click();
  await page.getByLabel("Include verse numbers").check();
  await page.getByLabel("Include link").check();
  await page.keyboard.press("Escape");
  await chosen.getByRole("button", { name: "Copy" }).click();
  const numberedText =
    /^16 For God so .* life\. 17 For God sent .*\nJohn 3:16–17 \(KJV\)\nhttp.*\/bible\/kjv\/john\/3\/16-17$/;
  await expect.poll(() => clipboard(page)).toMatch(numberedText);

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

test("the bar fits the narrowest phone and doesn't cover the verse", async ({
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
  // Scroll the verse to the bottom of the window, where the bar will appear.
  await verseText(page, 10).evaluate((verse) => {
    scrollBy({ top: verse.getBoundingClientRect().bottom - innerHeight + 90 });
  });
  await verseText(page, 10).click();
  await expect
    .poll(() => clearance(page, 10, "John 3:10"))
    .toBeGreaterThanOrEqual(0);
});

test("switching versions keeps the selection", async ({ page }) => {
  await open(page, "/bible?book=Luke&chapter=17&verse=35-36&version=KJV");
  await expect(page.locator("mark")).toHaveCount(2);
  await page.getByLabel("Version").selectOption("WEB");
  await expect(page.getByText("World English Bible (WEB)")).toBeVisible();
  await expect(page).toHaveURL(/verse=35-36/);
  await expect(bar(page, "Luke 17:35–36")).toBeVisible();
  // The WEB has only a footnote for verse 36.
  await expect(page.locator("mark")).toHaveCount(1);
});

test(
  "copying selected Scripture text omits verse numbers and note letters and adds the reference",
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
