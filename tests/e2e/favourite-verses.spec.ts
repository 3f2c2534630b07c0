import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText, uniquePerson } from "../helpers/feed";

const john3 = "/bible?book=John&chapter=3&version=KJV";

const reader = () => uniquePerson("Berea", "Reader");
const bar = (page: Page, name: string) =>
  page.getByRole("group", { name, exact: true });
const heart = (page: Page) =>
  page.getByRole("button", { name: "Favourite", exact: true });
/** Beside the verse's number in the text. */
const favouriteMarks = (page: Page) =>
  page.getByRole("img", { name: "Favourite" });

test("the heart on a verse adds and removes a favourite", async ({
  page,
  signIn,
}) => {
  await signIn(reader());
  await open(page, john3);
  await page.getByText("For God so loved the world").click();
  await expect(bar(page, "John 3:16")).toBeVisible();
  await expect(page.locator("mark")).toContainText("only begotten Son");
  await expect(page).toHaveURL(/verse=16/);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  const saveResponse = page.waitForResponse("**/api/bible/favourites");
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(favouriteMarks(page)).toHaveCount(1);
  expect((await saveResponse).status()).toBe(200);
  await expectAccessible(page);

  await open(page, john3);
  await expect(favouriteMarks(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 4");
  await expect(favouriteMarks(page)).toHaveCount(0);
  await page.goBack();
  await expect(favouriteMarks(page)).toHaveCount(1);
  await page.getByText("For God so loved the world").click();
  const removeResponse = page.waitForResponse("**/api/bible/favourites");
  await heart(page).click();
  await expect(favouriteMarks(page)).toHaveCount(0);
  expect((await removeResponse).status()).toBe(200);
  await bar(page, "John 3:16").getByRole("link", { name: "Close" }).click();
  await expect(bar(page, "John 3:16")).toHaveCount(0);
  await expect(page.locator("mark")).toHaveCount(0);
});

test("a favourite is private until the user shows it", async ({
  page,
  signIn,
}) => {
  await signIn(reader());
  await open(page, `${john3}&verse=16`);
  const verse = bar(page, "John 3:16");
  await heart(page).click();
  await expect(verse.getByRole("status")).toHaveText("Only you see this");
  await expectAccessible(page);
  await verse.getByRole("button", { name: "Show on my profile" }).click();
  await expect(verse.getByRole("status")).toHaveText(
    "On your profile, visible to everyone",
  );
  await expectAccessible(page);

  // The same favourite in another version. Another verse starts private.
  await open(page, "/bible?book=John&chapter=3&version=WEB&verse=16");
  await verse.getByRole("button", { name: "Make private" }).click();
  await expect(verse.getByRole("status")).toHaveText("Only you see this");
  await open(page, `${john3}&verse=17`);
  await heart(page).click();
  await expect(bar(page, "John 3:17").getByRole("status")).toHaveText(
    "Only you see this",
  );

  // The WEB has only a footnote for this verse.
  await open(page, "/bible?book=Acts&chapter=8&version=WEB&verse=37");
  await expect(page.getByRole("heading", { name: "Acts 8" })).toBeVisible();
  await expect(bar(page, "Acts 8:37")).toHaveCount(0);
});

test(
  "with the keyboard, moves between verse numbers, opens a verse and returns to the text",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn(reader());
    await open(page, john3);
    const number = (verse: number) =>
      page.getByRole("link", { name: `Verse ${verse}`, exact: true });
    await number(1).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(number(3)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(bar(page, "John 3:3")).toBeVisible();
    await expect(number(3)).toBeFocused();
    await expect(number(3)).toHaveAttribute("aria-current", "true");
    await heart(page).focus();
    await page.keyboard.press("Enter");
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await bar(page, "John 3:3")
      .getByRole("link", { name: "Close" })
      .press("Enter");
    await expect(number(3)).toBeFocused();
    await expect(bar(page, "John 3:3")).toHaveCount(0);
    await expect(page).not.toHaveURL(/verse=/);

    await page.keyboard.press("Enter");
    await expect(bar(page, "John 3:3")).toBeVisible();
    // With two layers open, Escape closes only one.
    await page.getByLabel("Reading settings").press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByLabel("Words of Jesus in red")).toBeHidden();
    await expect(bar(page, "John 3:3")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(bar(page, "John 3:3")).toHaveCount(0);
    await expect(number(3)).toBeFocused();
  },
);

test("reverts and reports a favourite that couldn't be saved", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(reader());
  await open(page, `${john3}&verse=17`);
  await page.route("**/api/bible/favourites", (route) =>
    route.fulfill({ status: 500 }),
  );
  await heart(page).click();
  await expect(
    page.getByText("Failed to update favourite verses. Please try again.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await expect(favouriteMarks(page)).toHaveCount(0);
});

test("several verses can become one favourite and a verse image", async ({
  page,
  signIn,
}) => {
  await signIn(reader());
  await open(page, `${john3}&verse=16-17`);
  await expect(bar(page, "John 3:16–17")).toBeVisible();
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(favouriteMarks(page)).toHaveCount(1);
  await page.getByText("For God so loved the world").click();
  await expect(
    bar(page, "John 3:17").getByText("Part of your favourite John 3:16–17"),
  ).toBeVisible();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await open(page, `${john3}&verse=16-17`);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Make a verse image" }).click();
  await expect(page).toHaveURL(/verse-generator\?.*verse=16-17/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a verse number links to its verse", async ({ page, signIn }) => {
    await signIn(reader());
    await page.goto(john3);
    await page.getByRole("link", { name: "Verse 16", exact: true }).click();
    await expect(page.locator("mark")).toContainText("For God so loved");
    await expect(bar(page, "John 3:16")).toBeVisible();
  });
});
