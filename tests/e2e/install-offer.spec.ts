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

const offerOn = (page: Page) =>
  page.getByRole("region", { name: "Install app" });

/** Stays with the day's verse, and goes on to another page inside the app. */
async function readAndGoOn(page: Page, name = "Home") {
  await page.goto("/verse-of-the-day", { waitUntil: "networkidle" });
  // It rests first.
  await page.clock.runFor(2000);
  await waitForDevice(page);
  // The reading, and the while after it, each begun by what was drawn before.
  await page.clock.runFor(20_000);
  await page.clock.runFor(5000);
  await expect(offerOn(page)).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name, exact: true })
    .click();
}

test("the app is offered once, with the page after one that was read", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await readAndGoOn(page, "Games");
  const offer = offerOn(page);
  await expect(offer).toBeVisible();
  // A part of the page: what the page begins with is below it, and nothing is behind it.
  const frame = await offer.boundingBox();
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(
    (frame?.y ?? 999) + (frame?.height ?? 0),
  );
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await readAndGoOn(page);
  await expect(page).toHaveURL("/home");
  await expect(offer).toHaveCount(0);
});

test("the offer is out of the way while somebody writes", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await readAndGoOn(page);
  const offer = offerOn(page);
  await expect(offer).toBeVisible();
  const compose = page.getByRole("button", { name: "Write a post" });
  await compose.click();
  await expect(page.getByLabel("Your post")).toBeFocused();
  await expect(offer).toBeHidden();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(compose).toBeFocused();
  await expect(offer).toBeVisible();
});

test("with letters of 200 % its buttons are in the offer", async ({
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
  await readAndGoOn(page);
  const offer = offerOn(page);
  const frame = await offer.boundingBox();
  for (const name of ["Install", "Not now"]) {
    const button = await offer.getByRole("button", { name }).boundingBox();
    expect((button?.x ?? 999) + (button?.width ?? 0)).toBeLessThanOrEqual(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
  }
});

test("New Post of the installed app's icon opens the composer", async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, "/home#write");
  await expect(page.getByLabel("Your post")).toBeFocused();
});
