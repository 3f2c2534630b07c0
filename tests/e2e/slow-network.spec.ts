import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";

/** 100 ms at 60 frames a second. Frames, because a busy machine draws fewer of them. */
const maxFrames = 6;

/** As on a train: 400 ms, 400 kbit/s. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** After the next click, counts the frames until each part of the feedback is painted, and until the page is there. */
function countFrames(page: Page) {
  return page.evaluate(async () => {
    const { target } = await new Promise<Event>((resolve) => {
      addEventListener("click", resolve, { once: true, capture: true });
    });
    const control = target instanceof Element && target.closest("a, button");
    const from = location.pathname;
    const frames: Partial<Record<"bar" | "entry" | "skeleton", number>> = {};
    for (let frame = 1; location.pathname === from; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const bar = getComputedStyle(document.documentElement, "::before");
      if (bar.content !== "none") frames.bar ??= frame;
      if (control && control.matches("[data-highlighted][aria-busy=true]")) {
        frames.entry ??= frame;
      }
      if (document.querySelector("main [role=status][aria-busy=true]")) {
        frames.skeleton ??= frame;
      }
      // A button that opens something stays on the page.
      if (control instanceof HTMLButtonElement && frame > 30) break;
    }
    return frames;
  });
}

test("every tap answers within 100 ms, and a skeleton stands while the page loads", async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, "/home");
  await slowDown(page);

  const storyFrames = countFrames(page);
  await page.getByRole("button", { name: "Verse of the day, story" }).click();
  expect((await storyFrames).bar).toBeLessThanOrEqual(maxFrames);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  const entries = page.getByRole("navigation", { name: "Main" });
  for (const label of ["Games", "Verse", "Bible"]) {
    const frames = countFrames(page);
    await entries.getByRole("link", { name: label }).click();
    const { bar, entry, skeleton } = await frames;
    expect(bar, label).toBeLessThanOrEqual(maxFrames);
    expect(entry, label).toBeLessThanOrEqual(maxFrames);
    expect(skeleton, label).toBeGreaterThan(entry ?? 0);
    await expect(entries.locator("[aria-current=page]")).toHaveText(label);
    await expect(entries.locator("[aria-busy]")).toHaveCount(0);
    await expect(page.locator("html[data-progress]")).toHaveCount(0);
  }
});

test("a click just before React renders for the first time causes no error", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    let clicked = false;
    // React's scheduler posts a message to itself.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          if (!clicked) {
            queueMicrotask(() => {
              document.body.click();
            });
          }
          clicked = true;
          post(message);
        };
      }
    };
  });
  await open(page, "/settings");
});
