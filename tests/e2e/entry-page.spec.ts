import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";

/** As an installed app's window says of itself, which no browser under test is. */
async function standAlone(page: Page) {
  await page.addInitScript(() => {
    const plain = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      plain(query.includes("display-mode: standalone") ? "all" : query);
  });
}

test(
  "the installed app begins with the day's verse and the ways in",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/?pwa=true");
    await expect(page.locator("figure blockquote")).toBeVisible();
    for (const name of ["Login", "Sign Up"]) {
      await expect(
        page.getByRole("link", { name, exact: true }),
      ).toBeInViewport({
        ratio: 1,
      });
    }
    await expectAccessible(page);
  },
);

for (const [name, width, height, letters] of [
  ["a phone on its side", 640, 360, 16],
  ["letters of 200 %", 390, 844, 32],
  ["a page of 320 px", 320, 640, 16],
] as const) {
  test(`with ${name} nothing of it is beside the window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.enable");
    await browser.send("Page.setFontSizes", {
      fontSizes: { standard: letters, fixed: letters },
    });
    await page.goto("/?pwa=true");
    const html = page.locator("html");
    expect(await html.evaluate((it) => it.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const logo = await page.getByRole("heading", { level: 1 }).boundingBox();
    const verse = await page.locator("figure").boundingBox();
    expect((logo?.y ?? 999) + (logo?.height ?? 0)).toBeLessThanOrEqual(
      verse?.y ?? 0,
    );
    for (const name of ["Login", "Sign Up"]) {
      const way = page.getByRole("link", { name, exact: true });
      await way.scrollIntoViewIfNeeded();
      // But for a fraction of a pixel.
      await expect(way).toBeInViewport({ ratio: 0.99 });
    }
  });
}

test("signing out of the installed app leads back to its own first page", async ({
  page,
  signIn,
}) => {
  await standAlone(page);
  await signIn({ email: "leaves-the-app@example.org" });
  await page.goto("/sign-out");
  await page
    .getByRole("main")
    .getByRole("button", { name: "Sign Out" })
    .click();
  await expect(page).toHaveURL("/?pwa=true");
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
});

test("a browser's window stays on the landing page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: /^Try .+ Now$/ })).toBeVisible();
  await expect(page).toHaveURL("/");
});
