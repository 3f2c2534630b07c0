import { expect, expectAccessible, test } from "../helpers/e2e";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
