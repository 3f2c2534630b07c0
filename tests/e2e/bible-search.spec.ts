import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("finds words, marks them and links to their verse", async ({ page }) => {
  await open(page, "/bible?book=Genesis&chapter=1&version=WEB");
  await page.getByRole("searchbox").fill("lamp to my feet");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Results for “lamp to my feet”")).toBeVisible();
  await expect(
    page.getByText("1 verse in the World English Bible (WEB)"),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(heading(page, "Results for “lamp to my feet”")).toBeFocused();
  await page.getByRole("link", { name: /Psalm 119:105/ }).click();
  await expect(page.locator("mark").first()).toBeInViewport();
  await expect(heading(page, "Psalm 119")).toBeFocused();
});

test("ignores characters that HTML can't contain", async ({ page }) => {
  await open(page, "/bible?q=%00");
  await expect(heading(page, "Genesis 1")).toBeVisible();
  await open(page, "/bible?q=lo%00ve%07%0Bth%C2%80");
  await expect(heading(page, "Results for “loveth”")).toBeVisible();
  // The page hydrated without errors: links work without a reload.
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(heading(page, "Results for “loveth”")).toBeFocused();
});

test("opens a book of one chapter by its name, and explains a missing chapter or verse", async ({
  page,
}) => {
  await open(page, "/bible?q=3+John");
  await expect(heading(page, "3 John 1")).toBeVisible();
  await page.getByRole("searchbox").fill("Psalm 151");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("There is no Psalm 151: Psalms has 150 chapters."),
  ).toBeVisible();
  await page.getByRole("searchbox").fill("John 3:99");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(
      "There is no verse 99: in the KJV, John 3 ends with verse 36.",
    ),
  ).toBeVisible();
  await expect(page.getByText("For God so loved the world")).toBeVisible();
  await expectAccessible(page);
});

test("opens a typed reference at once, and says when there are no results", async ({
  page,
}) => {
  await open(page, "/bible?q=Jn+3.16");
  await expect(page).toHaveURL(/book=John&chapter=3&verse=16&version=KJV/);
  await page.getByRole("searchbox").fill("1 Cor 13");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(heading(page, "1 Corinthians 13")).toBeVisible();
  await open(page, "/bible?q=xylophone");
  await expect(
    page.getByText("No verses found for “xylophone”."),
  ).toBeVisible();
  await expect(page.getByText(/\b0 in the/)).toHaveCount(0);
});

test("filters, orders and pages through the results, and counts those of other versions", async ({
  page,
}) => {
  await open(page, "/bible?q=love&version=KJV");
  const status = page.getByText(/^Results/).last();
  await expect(status).toHaveText(
    /^Results 1–20 of \d{3} in the King James Version \(KJV\)$/,
  );
  await page.getByLabel("Where").selectOption("New Testament");
  await page.getByLabel("Order").selectOption("In Bible order");
  await expect(status).toHaveText(/ in the New Testament \(KJV\)$/);
  const verses = page
    .getByRole("listitem")
    .filter({ has: page.locator("mark") });
  await expect(verses.first()).toContainText("Matthew 5:43");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(status).toHaveText(/^Results 21–40 of /);
  await expect(page).toHaveURL(/order=bible&within=NT&page=2/);
  await expect(verses).toHaveCount(20);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(status).toHaveText(/^Results 1–20 of /);
  await page.goBack();
  await expect(status).toHaveText(/^Results 21–40 of /);
  await page.getByRole("searchbox").fill('"loved the world"');
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("1 verse in the New Testament (KJV)"),
  ).toBeVisible();
  await open(page, "/bible?q=%22only+born+Son%22&version=KJV");
  await expect(
    page.getByText(/^0 in the KJV, [1-9]\d* in the WEB/),
  ).toBeVisible();
  await page.getByRole("link", { name: /in the WEB$/ }).click();
  await expect(
    page.getByText(/verses in the World English Bible/),
  ).toBeVisible();
});

test("shows the last page instead of one that doesn't exist", async ({
  page,
}) => {
  await open(page, "/bible?q=shepherd&version=KJV&within=NT&page=99999");
  await expect(page).toHaveURL(/within=NT&page=1$/);
  await expect(
    page.getByText(/^\d+ verses in the New Testament \(KJV\)$/),
  ).toBeVisible();
});

test(
  "with the keyboard, applies a filter on Enter or on leaving its list",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/bible?q=love&version=KJV");
    const where = page.getByLabel("Where");
    const order = page.getByLabel("Order");
    await where.focus();
    await page.keyboard.press("ArrowDown");
    await expect(where).toHaveValue("OT");
    await page.keyboard.press("Escape");
    await expect(where).toHaveValue("");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page).not.toHaveURL(/within/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/within=NT/);
    await expect(where).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect(page).toHaveURL(/order=bible&within=NT/);
    await page.goBack();
    await expect(order).toHaveValue("relevance");
  },
);

test("opens a well-known passage by its name", async ({ page }) => {
  await open(page, "/bible?q=lords+prayer");
  const card = page.getByRole("region", { name: "The Lord's Prayer" });
  await expect(card.getByRole("link")).toHaveText([
    "Matthew 6:9–13",
    "Luke 11:2–4",
  ]);
  await card.getByRole("link", { name: "Luke 11:2–4" }).click();
  await expect(page).toHaveURL(/book=Luke&chapter=11&verse=2-4/);
});
