import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("at the ends of a book, leads to the next and the previous one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/bible?book=Jude&chapter=1");
  await expect(page.getByText("Chapter 1 of 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  const previous = page.getByRole("button", { name: "Prev", exact: true });
  await expect(previous).toBeDisabled();
  await page.getByRole("link", { name: "On to Revelation 1" }).click();
  await expect(heading(page, "Revelation 1")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page, "Jude 1")).toBeVisible();
  await page.getByRole("link", { name: "Back to 3 John 1" }).click();
  await expect(heading(page, "3 John 1")).toBeVisible();
  await open(page, "/bible?book=Revelation&chapter=22");
  await expect(page.getByRole("link", { name: /^On to/ })).toHaveCount(0);
});

test("chooses a book and a chapter from grids with the keyboard, and a version", async ({
  page,
}) => {
  await open(page, "/bible?book=Genesis&chapter=40");
  const button = page.getByRole("button", { name: "Genesis 40" });
  await button.press("Enter");
  const dialog = page.getByRole("dialog");
  const genesis = dialog.getByRole("button", { name: "Genesis" });
  await expect(genesis).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  const find = dialog.getByRole("searchbox", { name: "Find a book" });
  await find.fill("xyz");
  await expect(dialog.getByText("There is no book “xyz”.")).toBeVisible();
  await find.fill("jn");
  await expect(dialog.getByRole("listitem")).toHaveText([/John/]);
  await find.press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveCount(21);
  await expect(
    dialog.getByRole("link", { name: "Chapter 1", exact: true }),
  ).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "John 3")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByLabel("Version").selectOption("WEB");
  await expect(page.getByText("World English Bible (WEB)")).toBeVisible();
  await expect(page).toHaveURL(/book=John&chapter=3&version=WEB/);
  await page.goBack();
  await page.goBack();
  await expect(heading(page, "Genesis 40")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Genesis 40" }).click();
  await dialog.getByRole("button", { name: "Jude" }).click();
  await expect(heading(page, "Jude 1")).toBeVisible();
  await page.getByRole("button", { name: "Jude 1" }).click();
  await dialog.getByRole("button", { name: "Jude" }).click();
  await expect(dialog).toBeHidden();
});

test(
  "with the keyboard, opens a version on Enter or on leaving the list, and keeps the focus",
  { tag: "@desktop" },
  async ({ page }) => {
    await open(page, "/bible?book=Genesis&chapter=40&version=KJV");
    const version = page.getByLabel("Version");
    await version.focus();
    await page.keyboard.press("ArrowDown");
    await expect(version).toHaveValue("WEB");
    await page.keyboard.press("Escape");
    await expect(version).toHaveValue("KJV");
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/version=KJV/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/version=WEB/);
    await expect(version).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Tab");
    await expect(page).toHaveURL(/version=KJV/);
    await page.goBack();
    await expect(version).toHaveValue("WEB");
  },
);
