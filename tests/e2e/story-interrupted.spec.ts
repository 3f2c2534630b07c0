import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/e2e";

// What comes between a story and whoever watches it: another tab, a browser that stays silent.

const viewer = (page: Page) =>
  page.getByRole("dialog", { name: "Stories of the day" });
const button = (page: Page, name: string) =>
  viewer(page).getByRole("button", { name, exact: true });
const html = (page: Page) => page.locator("html");

async function openPrayer(page: Page) {
  await page.goto("/prayer-of-the-day");
  await page.getByRole("button", { name: "View as story" }).click();
  await expect(viewer(page)).toBeVisible();
}

/** As the browser tells it of a tab that is left, or come back to. */
async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", {
      configurable: true,
      value,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** On <html>: how often a sound began, and how often one was ended. */
async function countSounds(page: Page) {
  await page.addInitScript(() => {
    const { prototype } = AudioBufferSourceNode;
    for (const name of ["start", "stop"] as const) {
      const own = Reflect.get(prototype, name);
      prototype[name] = function (when) {
        own.call(this, when);
        const { dataset } = document.documentElement;
        dataset[name] = `${Number(dataset[name] ?? 0) + 1}`;
      };
    }
  });
}

/** Resolves with what the page logs of a sound that could not begin. */
function waitsForClick(page: Page) {
  return page.waitForEvent("console", (message) =>
    message
      .text()
      .startsWith("The background sound will start on the next click"),
  );
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a tab that nobody sees neither goes on nor sounds", async ({
    page,
  }) => {
    await page.clock.install();
    await countSounds(page);
    await openPrayer(page);
    await expect(html(page)).toHaveAttribute("data-start", "1");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const bar = viewer(page).locator("[data-progress]");
    await setHidden(page, true);
    await expect(html(page)).toHaveAttribute("data-stop", "1");
    const before = (await bar.getAttribute("data-progress")) ?? "";
    await page.clock.runFor(20_000);
    await expect(bar).toHaveAttribute("data-progress", before);
    await setHidden(page, false);
    await page.clock.runFor(700);
    await expect(bar).toHaveAttribute(
      "data-progress",
      `${Number(before) + 10}`,
    );
    await expect(html(page)).toHaveAttribute("data-start", "2");
    // It went on by itself: nobody had paused it.
    await expect(button(page, "Pause stories")).toBeVisible();
  });
});

test("a sound that the browser refuses is tried again with the next click", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const own = Reflect.get(AudioContext.prototype, "resume");
    let asked = 0;
    AudioContext.prototype.resume = function () {
      asked += 1;
      document.documentElement.dataset["asked"] = `${asked}`;
      return asked === 1
        ? Promise.reject(new DOMException("Not yet", "NotAllowedError"))
        : own.call(this);
    };
  });
  const logged = waitsForClick(page);
  await openPrayer(page);
  await logged;
  await expect(html(page)).toHaveAttribute("data-asked", "1");
  await button(page, "Play stories").click();
  await expect(html(page)).toHaveAttribute("data-asked", "2");
});

test("retries a failed sound on the next click", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await countSounds(page);
  await page.route(/\/assets\/render\.worker/, (route) => route.abort());
  const logged = waitsForClick(page);
  await openPrayer(page);
  await logged;
  await expect(html(page)).not.toHaveAttribute("data-start");
  await page.unrouteAll();
  await button(page, "Play stories").click();
  await expect(html(page)).toHaveAttribute("data-start", "1");
  // Nothing is said of it: the prayer is there, and sounds are no part of it.
  await expect(viewer(page).getByRole("heading")).toBeVisible();
});
