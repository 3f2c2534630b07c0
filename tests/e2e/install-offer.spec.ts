import { expect, expectAccessible, test } from "../helpers/e2e";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  installOffer: true,
});

test("the offer is out of the way while somebody writes", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto("/home", { waitUntil: "networkidle" });
  const offer = page.getByRole("region", { name: "Install app" });
  await page.clock.runFor(5000);
  await expect(offer).toBeVisible();
  const compose = page.getByRole("button", { name: "Write a post" });
  await compose.click();
  await expect(page.getByLabel("Your post")).toBeFocused();
  await expect(offer).toBeHidden();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(compose).toBeFocused();
  await expect(offer).toBeVisible();
});

test("the app is offered once, after a while", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
  await page.goto("/games");
  // Hydration has to be over before the clock is moved: the offer waits from then on.
  await page.waitForLoadState("networkidle");
  const offer = page.getByRole("region", { name: "Install app" });
  await expect(offer).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload({ waitUntil: "networkidle" });
  await page.clock.runFor(6000);
  await expect(offer).toHaveCount(0);
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
  await page.goto("/home", { waitUntil: "networkidle" });
  await page.clock.runFor(5000);
  const offer = page.getByRole("region", { name: "Install app" });
  const frame = await offer.boundingBox();
  for (const name of ["Install", "Not now"]) {
    const button = await offer.getByRole("button", { name }).boundingBox();
    expect((button?.x ?? 999) + (button?.width ?? 0)).toBeLessThanOrEqual(
      (frame?.x ?? 0) + (frame?.width ?? 0),
    );
  }
});

test("what a page ends with is not under the offer", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto("/settings", { waitUntil: "networkidle" });
  await page.clock.runFor(5000);
  const offer = page.getByRole("region", { name: "Install app" });
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(
    page.getByRole("dialog", { name: "Delete your account?" }),
  ).toBeVisible();
});

test("what takes the focus scrolls out from under the offer", async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  await signIn();
  await page.goto("/settings", { waitUntil: "networkidle" });
  await page.clock.runFor(5000);
  const offer = page.getByRole("region", { name: "Install app" });
  await expect(offer).toBeVisible();
  const top = (await offer.boundingBox())?.y ?? 0;
  const control = page.getByRole("link", { name: "Sign out of this device" });
  const bottom = () =>
    control.evaluate((it) => it.getBoundingClientRect().bottom);
  // It lies just behind the offer, in sight for a browser that does not know of it.
  await control.evaluate((it, edge) => {
    scrollBy(0, it.getBoundingClientRect().top - edge);
  }, top);
  await expect.poll(bottom).toBeGreaterThan(top);
  await control.focus();
  await expect.poll(bottom).toBeLessThanOrEqual(top);
});
