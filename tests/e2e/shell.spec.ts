import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { desktopWindow, phoneWindow } from "../helpers/window-sizes";

/** The current item of the visible navigation. */
function current(page: Page) {
  return page
    .getByRole("navigation", { name: "Main" })
    .locator("[aria-current=page]");
}

function theme(page: Page) {
  return page.locator("html").getAttribute("data-theme");
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    document.documentElement.scrollTop = y;
  }, top);
}

test("marks the current page in the navigation, with Home for / too", async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [path, label] of [
    ["/", "Home"],
    ["/home", "Home"],
    ["/bible", "Bible"],
    ["/games", "Games"],
  ] as const) {
    await page.goto(path);
    // The wide layout has its own navigation.
    for (const size of [desktopWindow, phoneWindow]) {
      await page.setViewportSize(size);
      await expect(current(page)).toHaveText(label);
    }
  }
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Verse" })
    .click();
  await expect(page).toHaveURL(/\/verse-generator$/);
  await expect(current(page)).toHaveText(/^Verse/);
  await page.setViewportSize(desktopWindow);
  await expect(current(page)).toHaveText(/^Verse/);
});

test("the theme is stored, applied before the first paint and synced to other tabs", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  // Records the theme when the body is created, which is before the first paint.
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!(document.body instanceof HTMLElement)) return;
      document.documentElement.dataset["themeAtFirst"] =
        document.documentElement.dataset["theme"];
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/games");
  const other = await context.newPage();
  await other.goto("/games");
  expect(await theme(page)).toBe("light");

  const account = page.getByRole("button", { name: "Account" });
  await account.click();
  await page.getByRole("menuitem", { name: "Dark Mode" }).click();
  await expect.poll(() => theme(page)).toBe("dark");
  await expect.poll(() => theme(other)).toBe("dark");

  await page.reload();
  expect(await page.locator("html").getAttribute("data-theme-at-first")).toBe(
    "dark",
  );
  await account.click();
  await expect(
    page.getByRole("menuitem", { name: "Light Mode" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  // A desktop has a button instead of the menu.
  await page.setViewportSize(desktopWindow);
  await page.getByRole("button", { name: "Light Mode" }).click();
  await expect.poll(() => theme(page)).toBe("light");
  await expect(page.getByRole("button", { name: "Dark Mode" })).toBeVisible();
});

test.describe("on a phone", () => {
  test("the top bar hides when scrolling down and returns when scrolling up", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page, "/home");
    const post = await page.getByRole("article").first().boundingBox();
    expect(post?.y).toBeLessThan(400);
    const bar = page.getByRole("banner");
    await expect(bar).toBeInViewport();
    await scrollTo(page, 90);
    await expect(bar).toBeInViewport();
    await scrollTo(page, 400);
    await expect(bar).not.toBeInViewport();
    await scrollTo(page, 380);
    await expect(bar).toBeInViewport();
    await scrollTo(page, 600);
    await expect(bar).not.toBeInViewport();
    await scrollTo(page, 5);
    await expect(bar).toBeInViewport();
  });

  test("the side columns load when the window is widened", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page, "/games");
    const column = page.getByRole("complementary", { name: "Today" });
    await expect(column).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(column).toBeVisible();
    await expect(
      column.getByRole("region", { name: "Verse of the Day" }),
    ).toBeVisible();
    await expect(
      column.getByRole("region", { name: "Suggested for You" }),
    ).toBeVisible();
  });

  test("Reels have no top bar", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/videos");
    await expect(current(page)).toHaveText("Reels");
    await expect(page.getByRole("banner")).toHaveCount(0);
  });

  test("the account menu works by keyboard", async ({ page, signIn }) => {
    await signIn();
    await open(page, "/games");
    const button = page.getByRole("button", { name: "Account" });
    const item = (name: string) => page.getByRole("menuitem", { name });
    await button.press("Enter");
    await expect(item("Profile")).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
    await page.keyboard.press("ArrowUp");
    await expect(item("Sign Out")).toBeFocused();
    await page.keyboard.press("d");
    await expect(item("Dark Mode").or(item("Light Mode"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.press("Enter");
    await expect(item("Profile")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/profile$/);
    await expect(item("Profile")).toHaveCount(0);
  });
});

test.describe("on a desktop", { tag: "@desktop" }, () => {
  test("the side columns are 288 px and 320 px wide; a narrow window has only the left one, or none", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto("/games");
    const left = await page.getByRole("banner").boundingBox();
    const right = await page
      .getByRole("complementary", { name: "Today" })
      .boundingBox();
    expect([left?.width, right?.width]).toEqual([288, 320]);
    await page.setViewportSize({ width: 1179, height: 800 });
    await expect(
      page.getByRole("complementary", { name: "Today" }),
    ).toBeHidden();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("link", { name: "Reels" })).toBeHidden();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(page.getByRole("link", { name: "Reels" })).toBeVisible();
  });

  test("the verse of the day card opens its page and is hidden there", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto("/games");
    const card = page.getByRole("region", { name: "Verse of the Day" });
    const verse = await card.getByRole("paragraph").innerText();
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/verse-of-the-day$/);
    await expect(page.getByRole("main")).toContainText(verse.slice(0, 12), {
      ignoreCase: true,
    });
    // The page doesn't repeat its own verse in the side column, nor does home, which has a card of its own.
    await expect(card).toHaveCount(0);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(card).toHaveCount(0);
  });

  test("an icon button shows a tooltip on hover and on focus", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page, "/games");
    const toggle = page.getByRole("button", { name: "Dark Mode" });
    const tip = page.locator("[popover=manual]", { hasText: "Dark Mode" });
    await toggle.hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await page.getByRole("link", { name: "Ruth Reader" }).focus();
    await page.keyboard.press("Tab");
    await expect(toggle).toBeFocused();
    await expect(tip).toBeVisible();
  });

  test("the skip link moves the focus to the page", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page, "/games");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("main").getByRole("link").first(),
    ).toBeFocused();
  });
});
