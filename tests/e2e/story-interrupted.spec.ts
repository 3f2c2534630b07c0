import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/e2e";

// Stories in a hidden tab, and sounds that can't start.

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

/** Simulates hiding the tab or returning to it. */
async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", {
      configurable: true,
      value,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Counts in data attributes of <html> how often a sound was started and stopped. */
async function countSounds(page: Page) {
  await page.addInitScript(() => {
    const { prototype } = AudioBufferSourceNode;
    for (const name of ["start", "stop"] as const) {
      const original = Reflect.get(prototype, name);
      prototype[name] = function (when) {
        original.call(this, when);
        // Not the sources that a sound is rendered from.
        if (!(this.context instanceof AudioContext)) return;
        const { dataset } = document.documentElement;
        dataset[name] = `${Number(dataset[name] ?? 0) + 1}`;
      };
    }
  });
}

/** Resolves with the console message about a sound that couldn't start. */
function waitForRetryMessage(page: Page) {
  return page.waitForEvent("console", (message) =>
    message
      .text()
      .startsWith("The background sound will start on the next click"),
  );
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a hidden tab pauses the story and its sound", async ({ page }) => {
    await page.clock.install();
    await countSounds(page);
    await openPrayer(page);
    await expect(html(page)).toHaveAttribute("data-start", "1");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const bar = viewer(page).locator("[data-progress]").first();
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
    // The story resumes by itself because the user hadn't paused it.
    await expect(button(page, "Pause stories")).toBeVisible();
  });
});

test("retries a sound that the browser blocked on the next click", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const original = Reflect.get(AudioContext.prototype, "resume");
    let attempts = 0;
    AudioContext.prototype.resume = function () {
      attempts += 1;
      document.documentElement.dataset["attempts"] = `${attempts}`;
      return attempts === 1
        ? Promise.reject(new DOMException("Not yet", "NotAllowedError"))
        : original.call(this);
    };
  });
  const logged = waitForRetryMessage(page);
  await openPrayer(page);
  await logged;
  await expect(html(page)).toHaveAttribute("data-attempts", "1");
  await button(page, "Play stories").click();
  await expect(html(page)).toHaveAttribute("data-attempts", "2");
});

test("retries a failed sound on the next click", async ({ page }) => {
  await countSounds(page);
  await page.addInitScript(() => {
    const { prototype } = OfflineAudioContext;
    const original = Reflect.get(prototype, "startRendering");
    prototype.startRendering = () => {
      prototype.startRendering = original;
      return Promise.reject(new DOMException("No memory", "OperationError"));
    };
  });
  const logged = waitForRetryMessage(page);
  await openPrayer(page);
  await logged;
  await expect(html(page)).not.toHaveAttribute("data-start");
  await button(page, "Play stories").click();
  await expect(html(page)).toHaveAttribute("data-start", "1");
  // The prayer is shown without an error, because sounds are optional.
  await expect(viewer(page).getByRole("heading")).toBeVisible();
});
