import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  open,
  waitForDevice,
  test,
} from "../helpers/e2e";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  installOffer: true,
});

const getOffer = (page: Page) =>
  page.getByRole("region", { name: "Install app" });

/** Reads the daily verse for long enough, then opens another page inside the app. */
async function readVerseAndNavigate(page: Page, name = "Home") {
  await page.goto("/verse-of-the-day", { waitUntil: "networkidle" });
  // features/pwa/device-host.tsx loads the device code after two seconds.
  await page.clock.runFor(2000);
  await waitForDevice(page);
  // Two timers: the reading time starts the delay of the offer when it ends.
  await page.clock.runFor(20_000);
  await page.clock.runFor(5000);
  await expect(getOffer(page)).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name, exact: true })
    .click();
}

test("offers the app once, on the page after one that was read", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await readVerseAndNavigate(page, "Games");
  const offer = getOffer(page);
  await expect(offer).toBeVisible();
  // The offer is part of the page's flow: the heading is below it, not behind it.
  const box = await offer.boundingBox();
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(
    (box?.y ?? 999) + (box?.height ?? 0),
  );
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await readVerseAndNavigate(page);
  await expect(page).toHaveURL("/home");
  await expect(offer).toHaveCount(0);
});

test("hides the offer while the user is writing", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
  await readVerseAndNavigate(page);
  const offer = getOffer(page);
  await expect(offer).toBeVisible();
  const compose = page.getByRole("button", { name: "Write a post" });
  await compose.click();
  await expect(page.getByLabel("Your post")).toBeFocused();
  await expect(offer).toBeHidden();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(compose).toBeFocused();
  await expect(offer).toBeVisible();
});

test("keeps the buttons inside the offer with a font size of 200 %", async ({
  page,
  signIn,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await browser.send("Page.setFontSizes", {
    fontSizes: { standard: 32, fixed: 26 },
  });
  await page.clock.install();
  await signIn();
  await readVerseAndNavigate(page);
  const offer = getOffer(page);
  const box = await offer.boundingBox();
  for (const name of ["Install", "Not now"]) {
    const button = await offer.getByRole("button", { name }).boundingBox();
    expect((button?.x ?? 999) + (button?.width ?? 0)).toBeLessThanOrEqual(
      (box?.x ?? 0) + (box?.width ?? 0),
    );
  }
});

test("the installed app's New Post shortcut opens the composer", async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, "/home#write");
  await expect(page.getByLabel("Your post")).toBeFocused();
});
