import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";

const login = (page: Page) =>
  page.getByRole("link", { name: "Login", exact: true });
const signUp = (page: Page) => page.getByRole("link", { name: "Sign Up" });
const download = (page: Page) =>
  page.getByRole("link", { name: "Download App" });
const continueInBrowser = (page: Page) =>
  page.getByRole("link", { name: "Continue in browser" });

async function expectButtons(page: Page) {
  await expect(login(page)).toBeVisible();
  await expect(signUp(page)).toBeVisible();
  await expect(download(page)).toBeHidden();
}

async function expectDownload(page: Page) {
  await expect(download(page)).toBeVisible();
  await expect(login(page)).toBeHidden();
  await expect(signUp(page)).toBeHidden();
}

test("a wide screen shows both buttons, which lead to the identity provider", async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto("/auth?returnTo=/bible");
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
  await expectButtons(page);
  for (const button of [login(page), signUp(page)]) {
    await expect(button).toHaveAttribute(
      "href",
      "/api/login?returnTo=%2Fbible",
    );
  }
  await expect(
    page.getByText(
      /^New to .+\? You'll be able to create an account after signing in\.$/,
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test("at 768 px Download App replaces them, with a link to continue in the browser", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/auth");
  await expectDownload(page);
  await expectAccessible(page);
  await continueInBrowser(page).click();
  await expectButtons(page);
  await expect(login(page)).toBeFocused();
  await page.reload();
  await expectButtons(page);
});

test("the installed app shows the buttons at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/auth?pwa=true");
  await expectButtons(page);
});

test("a protected page shows the sign-in screen at its own URL and returns there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const response = await page.goto("/bible?book=John&chapter=3");
  expect(response?.status()).toBe(401);
  await expect(page).toHaveURL(/\/bible\?book=John&chapter=3$/);
  await expect(login(page)).toHaveAttribute(
    "href",
    "/api/login?returnTo=%2Fbible%3Fbook%3DJohn%26chapter%3D3",
  );
});

test("a failed sign-in shows an error message", async ({ page }) => {
  await page.goto("/auth?problem=denied&browser=1");
  await expect(page.getByRole("alert")).toContainText(/try again/i);
  await expectButtons(page);
  await expectAccessible(page);
});

test("without an install prompt, an alert explains how to install the app", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/auth");
  const alerted = page.waitForEvent("dialog");
  const click = download(page).click();
  const alert = await alerted;
  expect(alert.message()).toMatch(/Install app/);
  await alert.accept();
  await click;
});

test("uses the browser's install prompt if there is one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/auth");
  await page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    dispatchEvent(
      Object.assign(event, {
        prompt: () => Promise.resolve({ outcome: "accepted" }),
      }),
    );
  });
  await download(page).click();
  await expectButtons(page);
  expect(await page.evaluate(() => localStorage.getItem("pwa-installed"))).toBe(
    "true",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("Download App leads to the instructions, and the link below to the buttons", async ({
    page,
  }) => {
    await page.goto("/auth?returnTo=/games");
    await expectDownload(page);
    await download(page).click();
    await expect(
      page.getByRole("heading", { name: "How to install" }),
    ).toBeVisible();
    await continueInBrowser(page).click();
    await expectButtons(page);
    await expect(login(page)).toHaveAttribute(
      "href",
      "/api/login?returnTo=%2Fgames",
    );
  });
});

test("the title is 'Sign in' at /auth and on protected pages", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(page).toHaveTitle(/^Sign in · /);
  for (const guarded of ["/games", "/profile"]) {
    await page.goto(guarded);
    await expect(page).toHaveTitle(/^Sign in · /);
  }
});
