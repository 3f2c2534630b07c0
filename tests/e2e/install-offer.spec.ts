import { expect, expectAccessible, test } from "../helpers/e2e";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
