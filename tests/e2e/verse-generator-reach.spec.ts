import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
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

  test(
    "nobody meets a barrier, in light or dark",
    { tag: "@both" },
    async ({ page }) => {
      await open(page, john316);
      for (const kind of ["Gradient", "Abstract", "Solid Color", "Custom"]) {
        await page.getByRole("radio", { name: kind, exact: true }).check();
        await expectAccessible(page);
      }
    },
  );

  test("a long passage says in which size it stands", async ({ page }) => {
    await open(
      page,
      "/verse-generator?book=Esther&chapter=8&verse=9&version=KJV",
    );
    const size = page.getByLabel("Text size");
    const said = page.getByText(/^Set at \d+ to fit the whole verse\.$/);
    await size.fill("12");
    await expect(said).toHaveCount(0);
    await size.fill("32");
    await expect(said).toBeVisible();
    await expect(size).toHaveAccessibleDescription(/^Set at \d+/);
    await passage(page).getByLabel("Book").selectOption("John");
    await expect(said).toHaveCount(0);
  });

  test("on a phone the picture grows lower as its choices are used, and nothing jumps", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, john316);
    const heightOf = async () =>
      (await preview(page).boundingBox())?.height ?? 0;
    const tall = await heightOf();
    expect(tall).toBeGreaterThan(330);
    const style = page.getByRole("heading", { name: "Background" });
    const before = (await style.boundingBox())?.y ?? 0;
    await page.evaluate(() => {
      scrollTo(0, 180);
    });
    await expect.poll(heightOf).toBeLessThan(tall - 30);
    // The bar has gone, and leaves no gap above.
    await expect
      .poll(async () => (await preview(page).boundingBox())?.y ?? 99)
      .toBeLessThan(20);
    // What stands below has moved as far as was scrolled.
    expect((await style.boundingBox())?.y).toBeCloseTo(before - 180, 0);
    const slider = page.getByLabel("Text size");
    await slider.focus();
    await expect.poll(heightOf).toBeLessThan(215);
    const picture = await preview(page).boundingBox();
    const control = await slider.boundingBox();
    const foot = (picture?.y ?? 0) + (picture?.height ?? 0);
    expect(picture?.y).toBeGreaterThanOrEqual(0);
    expect(control?.y).toBeGreaterThan(foot);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect.poll(heightOf).toBeCloseTo(tall, 0);
  });

  test(
    "in a low window the picture does not lie over its buttons",
    { tag: "@both" },
    async ({ page }) => {
      // A phone on its side, and a computer's window with half of its height.
      for (const [width, height] of [
        [844, 390],
        [640, 400],
        [1280, 500],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, john316);
        // A phone's browser fetches the columns of so wide a window after the page, and all moves then.
        if (width >= 1024) {
          await expect(
            page.getByRole("complementary", { name: "Today" }),
          ).toBeVisible();
        }
        for (const [role, name] of [
          ["button", "Share Verse"],
          ["link", "Download PNG"],
        ] as const) {
          const button = page.getByRole(role, { name });
          await expect(button).toBeVisible();
          // In one go: what the window still had to do from before could come between.
          await button.evaluate((it) => {
            scrollTo(0, 0);
            it.focus();
          });
          await expect(button).toBeFocused();
          // All of it is in sight, and what is pressed there is the button.
          await expect(button).toBeInViewport({ ratio: 1 });
          await button.click({ trial: true });
          const onTop = await button.evaluate((it) => {
            const { left, top, width, height } = it.getBoundingClientRect();
            return [0.1, 0.5, 0.9].every((part) => {
              const y = top + height * part;
              return it.contains(
                document.elementFromPoint(left + width / 2, y),
              );
            });
          });
          expect(onTop, `${name} at ${width} x ${height}`).toBe(true);
        }
      }
    },
  );

  test("it is within its weight", async ({ page }) => {
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
    expect(weights.script).toBeLessThanOrEqual(150_000);
    expect(weights.stylesheet).toBeLessThanOrEqual(20_000);
    expect(weights.document).toBeLessThanOrEqual(25_000);
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
