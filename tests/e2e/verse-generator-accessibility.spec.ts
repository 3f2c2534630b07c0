import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

// Accessibility, small windows, the size budget, and use without JavaScript.
const john316 = "/verse-generator?book=John&chapter=3&verse=16&version=KJV";

const preview = (page: Page) => page.getByRole("group", { name: "Preview" });
const passage = (page: Page) =>
  page.getByRole("form", { name: "Choose a verse" });

test.describe("signed in", () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn();
  });

  test("all kinds of backgrounds are accessible, in light and dark", async ({
    page,
  }) => {
    await open(page, john316);
    for (const kind of ["Gradient", "Abstract", "Solid Color", "Custom"]) {
      await page.getByRole("radio", { name: kind, exact: true }).check();
      await expectAccessibleAtBothSizes(page, "main");
    }
  });

  test("a long passage shows the reduced text size", async ({ page }) => {
    await open(
      page,
      "/verse-generator?book=Esther&chapter=8&verse=9&version=KJV",
    );
    const size = page.getByLabel("Text size");
    const sizeNote = page.getByText(
      /^Reduced to \d+ so that the whole text fits\.$/,
    );
    await size.fill("12");
    await expect(sizeNote).toHaveCount(0);
    await size.fill("32");
    await expect(sizeNote).toBeVisible();
    await expect(size).toHaveAccessibleDescription(/^Reduced to \d+/);
    await passage(page).getByLabel("Book").selectOption("John");
    await expect(sizeNote).toHaveCount(0);
  });

  test("on a phone the pinned preview stays visible and doesn't cover the focused control", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, john316);
    const slider = page.getByLabel("Text size");
    await slider.focus();
    await expect(preview(page)).toBeInViewport({ ratio: 1 });
    const previewBox = await preview(page).boundingBox();
    const sliderBox = await slider.boundingBox();
    const foot = (previewBox?.y ?? 0) + (previewBox?.height ?? 0);
    expect(previewBox?.y).toBeGreaterThanOrEqual(0);
    expect(sliderBox?.y).toBeGreaterThan(foot);
  });

  test("in a low window the preview doesn't cover the buttons", async ({
    page,
  }) => {
    // A phone in landscape, and desktop windows of half the usual height.
    for (const [width, height] of [
      [844, 390],
      [640, 400],
      [1280, 500],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, john316);
      // In a wide window a mobile browser loads the side columns after the page, which shifts the layout.
      if (width >= 1024) {
        await expect(
          page.getByRole("complementary", { name: "Today" }),
        ).toBeVisible();
      }
      for (const name of ["Share Verse", "Download PNG"]) {
        const button = page.getByRole("button", { name });
        await expect(button).toBeVisible();
        // In one call, so that pending scroll or resize events can't come between.
        await button.evaluate((element) => {
          scrollTo(0, 0);
          element.focus();
        });
        await expect(button).toBeFocused();
        // The whole button is visible, and nothing covers it.
        await expect(button).toBeInViewport({ ratio: 1 });
        await button.click({ trial: true });
        const onTop = await button.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every((part) => {
            const y = top + height * part;
            return element.contains(
              document.elementFromPoint(left + width / 2, y),
            );
          });
        });
        expect(onTop, `${name} at ${width} x ${height}`).toBe(true);
      }
    }
  });

  test("loads within the size budget", async ({ page }) => {
    const weights = { script: 0, stylesheet: 0, document: 0 };
    const reading: Promise<void>[] = [];
    const weigh = (response: Response) => {
      const kind = response.request().resourceType();
      if (!(kind in weights)) return;
      reading.push(
        response.body().then((body) => {
          weights[kind as keyof typeof weights] += gzipSync(body).length;
        }),
      );
    };
    page.on("response", weigh);
    await open(page, "/verse-generator?book=Psalms&chapter=119&verse=105");
    page.off("response", weigh);
    await Promise.all(reading);
    expect(weights.script).toBeLessThanOrEqual(175_000);
    expect(weights.stylesheet).toBeLessThanOrEqual(20_000);
    expect(weights.document).toBeLessThanOrEqual(25_000);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a verse can be chosen and previewed", async ({ page, signIn }) => {
    await signIn();
    await page.goto(john316);
    await expect(preview(page)).toContainText("For God so loved the world");
    await passage(page)
      .getByLabel("Verse", { exact: true })
      .selectOption({ value: "17" });
    await passage(page)
      .getByRole("button", { name: "Show this verse" })
      .click();
    await expect(preview(page)).toContainText("For God sent not his Son");
  });
});
