import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import { desktopWindow, phoneWindow } from "../helpers/window-sizes";

/** Matches `display-mode: standalone`, because the browsers under test can't install the app. */
async function emulateInstalledApp(page: Page) {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      matchMedia(query.includes("display-mode: standalone") ? "all" : query);
  });
}

test("the installed app starts with the daily verse and the sign-in links", async ({
  page,
}) => {
  await page.goto("/?pwa=true");
  await expect(page.locator("figure blockquote")).toBeVisible();
  for (const size of [phoneWindow, desktopWindow]) {
    await page.setViewportSize(size);
    for (const name of ["Login", "Sign Up"]) {
      await expect(
        page.getByRole("link", { name, exact: true }),
      ).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
  }
});

test("fits into small windows and with large text", async ({ page }) => {
  await page.goto("/?pwa=true");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  for (const [name, width, height, fontSize] of [
    ["a phone in landscape", 640, 360, 16],
    ["a font size of 200 %", 390, 844, 32],
    ["a width of 320 px", 320, 640, 16],
  ] as const) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      await browser.send("Page.setFontSizes", {
        fontSizes: { standard: fontSize, fixed: fontSize },
      });
      const html = page.locator("html");
      expect(
        await html.evaluate((element) => element.scrollWidth),
      ).toBeLessThanOrEqual(width);
      const logo = await page.getByRole("heading", { level: 1 }).boundingBox();
      const verse = await page.locator("figure").boundingBox();
      expect((logo?.y ?? 999) + (logo?.height ?? 0)).toBeLessThanOrEqual(
        verse?.y ?? 0,
      );
      for (const link of ["Login", "Sign Up"]) {
        const button = page.getByRole("link", { name: link, exact: true });
        await button.scrollIntoViewIfNeeded();
        // A fraction of a pixel may be outside.
        await expect(button).toBeInViewport({ ratio: 0.99 });
      }
    });
  }
});

test("signing out of the installed app leads to its entry page", async ({
  page,
  signIn,
}) => {
  await emulateInstalledApp(page);
  await signIn({ email: "leaves-the-app@example.org" });
  await page.goto("/sign-out");
  await page
    .getByRole("main")
    .getByRole("button", { name: "Sign Out" })
    .click();
  await expect(page).toHaveURL("/?pwa=true");
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
});

test("a browser tab stays on the landing page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: /^Try .+ Now$/ })).toBeVisible();
  await expect(page).toHaveURL("/");
});
