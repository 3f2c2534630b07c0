import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";

// Who can use the verse generator, and with what: any sight, any line, no scripts.
const john316 = "/verse-generator?book=John&chapter=3&verse=16&version=KJV";

const preview = (page: Page) => page.getByRole("group", { name: "Preview" });
const passage = (page: Page) =>
  page.getByRole("form", { name: "Choose a verse" });

test.describe("signed in", () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn();
  });

  test("nobody meets a barrier, in light or dark", async ({ page }) => {
    await open(page, john316);
    for (const kind of ["Gradient", "Abstract", "Solid Color", "Custom"]) {
      await page.getByRole("radio", { name: kind, exact: true }).check();
      await expectAccessible(page);
    }
  });

  test("it is within its weight", async ({ page }) => {
    const weights = { script: 0, stylesheet: 0, document: 0 };
    const reading: Promise<void>[] = [];
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      if (!(kind in weights)) return;
      reading.push(
        response.body().then((body) => {
          weights[kind as keyof typeof weights] += gzipSync(body).length;
        }),
      );
    });
    await open(page, "/verse-generator?book=Psalms&chapter=119&verse=105");
    await Promise.all(reading);
    expect(weights.script).toBeLessThanOrEqual(135 * 1024);
    expect(weights.stylesheet).toBeLessThanOrEqual(15 * 1024);
    expect(weights.document).toBeLessThanOrEqual(25 * 1024);
  });
});

test.describe("before any script", () => {
  test.use({ javaScriptEnabled: false });

  test("a verse is chosen and seen", async ({ page, signIn }) => {
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
