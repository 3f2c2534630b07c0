import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";

/** What stands under `aria-current` in the navigation that is shown. */
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

test(
  "the entry of the page one is on is marked, Home on / too",
  { tag: "@both" },
  async ({ page, signIn }) => {
    await signIn();
    for (const [path, label] of [
      ["/", "Home"],
      ["/home", "Home"],
      ["/bible", "Bible"],
      ["/games", "Games"],
    ] as const) {
      await page.goto(path);
      await expect(current(page)).toHaveText(label);
    }
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Verse" })
      .click();
    await expect(page).toHaveURL(/\/verse-generator$/);
    await expect(current(page)).toHaveText(/^Verse/);
  },
);

test(
  "the theme is kept, comes before the first paint, and reaches other tabs",
  { tag: "@both" },
  async ({ page, context, signIn, isMobile }) => {
    await signIn();
    // Notes the theme as it is when the body begins: nothing has been painted before that.
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

    if (isMobile) await page.getByRole("button", { name: "Account" }).click();
    await page
      .getByRole(isMobile ? "menuitem" : "button", { name: "Dark Mode" })
      .click();
    await expect.poll(() => theme(page)).toBe("dark");
    await expect.poll(() => theme(other)).toBe("dark");

    await page.reload();
    expect(await page.locator("html").getAttribute("data-theme-at-first")).toBe(
      "dark",
    );
    if (isMobile) await page.getByRole("button", { name: "Account" }).click();
    await expect(
      page.getByRole(isMobile ? "menuitem" : "button", { name: "Light Mode" }),
    ).toBeVisible();
  },
);

test.describe("on a phone", () => {
  test("the top bar goes on the way down and comes back on the way up", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await open(page, "/home");
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

  test("a window that becomes wide gets its columns", async ({
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

  test("Reels have the screen to themselves", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/videos");
    await expect(current(page)).toHaveText("Reels");
    await expect(page.getByRole("banner")).toHaveCount(0);
  });

  test("the account menu goes by the keyboard", async ({ page, signIn }) => {
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
  test("three columns: 288 px, the page, 320 px", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/games");
    const left = await page.getByRole("banner").boundingBox();
    const right = await page
      .getByRole("complementary", { name: "Today" })
      .boundingBox();
    expect([left?.width, right?.width]).toEqual([288, 320]);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(
      page.getByRole("complementary", { name: "Today" }),
    ).toBeHidden();
    await expect(page.getByRole("link", { name: "Reels" })).toBeVisible();
  });

  test("the verse of the day opens its page", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/games");
    const card = page.getByRole("region", { name: "Verse of the Day" });
    const words = await card.getByRole("paragraph").innerText();
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/verse-of-the-day$/);
    await expect(page.getByRole("main")).toContainText(words.slice(0, 12), {
      ignoreCase: true,
    });
    // There it is not said a second time beside itself.
    await expect(card).toHaveCount(0);
  });

  test("a control with only an icon says its name on hover and on focus", async ({
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

  test("the keyboard skips to the page", async ({ page, signIn }) => {
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
