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

/** Opens a page and waits until the offer is due. */
async function openAndWait(page: Page, path = "/home") {
  await page.goto(path, { waitUntil: "networkidle" });
  // features/pwa/device-host.tsx loads the device code after two seconds.
  await page.clock.runFor(2000);
  await waitForDevice(page);
  await page.clock.runFor(5000);
}

test("offers the app once, without moving what the user is reading", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto("/home", { waitUntil: "networkidle" });
  await page.clock.runFor(2000);
  await waitForDevice(page);
  const offer = getOffer(page);
  await expect(offer).toHaveCount(0);
  const heading = page.getByRole("heading").first();
  const before = await heading.boundingBox();
  await page.clock.runFor(5000);
  await expect(offer).toBeVisible();
  expect((await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  // On the next page it is at the top, above the content.
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Games", exact: true })
    .click();
  const title = page.getByRole("heading", { level: 1, name: "Games" });
  await expect(title).toBeVisible();
  const box = await offer.boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(
    (box?.y ?? 999) + (box?.height ?? 0),
  );
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await openAndWait(page);
  await expect(offer).toHaveCount(0);
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
  await openAndWait(page);
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
