import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import { muteStories } from "../helpers/stories";

// A visitor's daily page is a document that loads the story viewer on click.

const viewer = (page: Page) =>
  page.getByRole("dialog", { name: "Stories of the day" });
const opener = (page: Page) =>
  page.getByRole("button", { name: "View as story" });
const button = (page: Page, name: string) =>
  viewer(page).getByRole("button", { name, exact: true });

const paths = [
  "/verse-of-the-day",
  "/verse-detail",
  "/prayer-of-the-day",
  "/prayer-detail",
];

for (const path of paths) {
  test(`a visitor can open ${path} as a story`, async ({ page }) => {
    await muteStories(page);
    await page.goto(path);
    // Not innerText, which drops the space after an initial that is a word: "O give thanks".
    const pageText = await page.getByRole("article").textContent();
    await opener(page).click();
    await expect(viewer(page)).toBeFocused();
    const heading = await viewer(page).getByRole("heading").innerText();
    const first = viewer(page).locator("#story-title ~ div p");
    const storyText = (await first.textContent()) ?? "";
    expect(storyText).not.toBe("");
    expect(pageText).toContain(storyText.slice(0, 40));
    expect(pageText).toContain(path.startsWith("/verse") ? "Verse" : heading);
    // With reduced motion the story doesn't advance by itself.
    await expect(button(page, "Play stories")).toBeVisible();
    await expectAccessible(page, "[data-dialog]");
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test("keyboard focus stays in the story, and closing it always returns to the page", async ({
  page,
}) => {
  await muteStories(page);
  await page.goto("/verse-of-the-day?date=2026-02-11");
  await page.goto("/prayer-detail?date=2026-02-11");
  await opener(page).click();
  await expect(viewer(page)).toBeFocused();
  const inside = () =>
    viewer(page).evaluate(
      (dialog) =>
        dialog.contains(document.activeElement) ||
        document.activeElement === document.body,
    );
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press("Tab");
    expect(await inside()).toBe(true);
  }
  await button(page, "Close").click();
  await expect(viewer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => "layer" in Object(history.state)))
    .toBe(false);

  await opener(page).click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/prayer-detail\?date=2026-02-11$/);
  await expect(opener(page)).toBeFocused();

  // After the last story, Next closes the viewer.
  await opener(page).click();
  await expect(viewer(page)).toBeFocused();
  const bars = await viewer(page).locator("[data-progress]").count();
  for (let story = 1; story <= bars; story += 1) {
    await button(page, "Next story").click();
  }
  await expect(viewer(page)).toBeHidden();
  // The browser removes the history entry asynchronously.
  await page.waitForFunction(() => !("layer" in Object(history.state)));
  await page.goBack();
  await expect(page).toHaveURL(/\/verse-of-the-day\?date=2026-02-11$/);
});

test("a visitor copies a story in its version, and can sign in to like it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (text: string) => {
          Reflect.set(window, "copied", text);
          return Promise.resolve();
        },
      },
    });
  });
  await page.goto("/verse-of-the-day?version=WEB");
  await opener(page).click();
  const text = await viewer(page).getByRole("blockquote").innerText();
  await button(page, "Copy verse").click();
  const status = page.getByRole("status");
  await expect(status).toContainText("Verse copied!");
  const copied = await page.evaluate(() =>
    String(Reflect.get(window, "copied")),
  );
  expect(copied.slice(0, 20)).toBe(text.slice(0, 20));
  expect(copied).toMatch(/ \(WEB\)$/);
  await button(page, "Share verse").click();
  await expect(status).toContainText("Link copied!");
  await button(page, "Like verse").click();
  await expect(status).toContainText("Please sign in to like verses");
  await expect(status.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("a prayer plays a sound", async ({ page }) => {
  await page.addInitScript(() => {
    const start = Reflect.get(AudioBufferSourceNode.prototype, "start");
    AudioBufferSourceNode.prototype.start = function (when) {
      start.call(this, when);
      if (!(this.context instanceof AudioContext)) return;
      document.documentElement.dataset["sounds"] =
        `${Math.round(this.buffer?.duration ?? 0)}`;
    };
  });
  await page.goto("/prayer-of-the-day");
  await opener(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-sounds", "20");
  await button(page, "Mute background sound").click();
  await expect(button(page, "Play background sound")).toBeVisible();
});

test("shows an error if the viewer can't be loaded, and retries on the next click", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to (load|fetch)/);
  await page.goto("/verse-of-the-day");
  await page.route(/\/assets\/story-layer/, (route) => route.abort());
  await opener(page).click();
  await expect(page.getByRole("status")).toHaveText(
    "ErrorPlease check your connection and try again.",
  );
  await page.unrouteAll();
  await opener(page).click();
  await expect(viewer(page)).toBeVisible();
});
