import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { muteStories } from "../helpers/stories";

// A visitor's daily page is a document that loads the story viewer on click. Its buttons, for members as well.

const viewer = (page: Page) =>
  page.getByRole("dialog", { name: "Stories of the day" });
const opener = (page: Page) =>
  page.getByRole("button", { name: "View as story" });
const button = (page: Page, name: string) =>
  viewer(page).getByRole("button", { name, exact: true });

async function stubClipboard(page: Page) {
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
}

const readCopiedText = (page: Page) =>
  page.evaluate(() => String(Reflect.get(window, "copied")));

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

test("a prayer is split into stories of at most 24 words, with a bar each", async ({
  page,
}) => {
  await muteStories(page);
  // In landscape a phone shows each text without scrolling.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto("/prayer-of-the-day");
  const prayer = await page.getByRole("article").innerText();
  await opener(page).click();
  await expect(viewer(page)).toBeFocused();
  const count = await viewer(page).locator("[data-progress]").count();
  const texts: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    await expect(
      viewer(page).getByText(`Story ${number} of ${count}:`),
    ).toBeAttached();
    const text = viewer(page).locator("#story-title ~ div p");
    texts.push((await text.textContent()) ?? "");
    await expect(text).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("ArrowRight");
  }
  await expect(viewer(page)).toBeHidden();
  expect(prayer.replace(/\s+/g, " ")).toContain(texts.join(" "));
  expect(texts.at(-1)).toMatch(/Amen\.$/);
  const lengths = texts.map((text) => text.split(/\s+/).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(24);
});

test("a story can be liked, shared and copied", async ({ page, signIn }) => {
  await stubClipboard(page);
  const getCopiedText = () => readCopiedText(page);
  await signIn();
  await muteStories(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/home");
  await page.getByRole("button", { name: "verse of the day, story" }).click();
  await expect(viewer(page)).toBeFocused();
  const like = button(page, "Like verse");
  const saved = page.waitForResponse(/verse-of-the-day\/like/);
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  expect((await saved).status()).toBe(200);
  await button(page, "Copy verse").click();
  await expect.poll(getCopiedText).toMatch(/\d:\d.* \(KJV\)$/);
  await page.keyboard.press("ArrowRight");
  await button(page, "Play stories").click();
  await button(page, "Share prayer").click();
  await expect.poll(getCopiedText).toContain("/prayer-of-the-day?date=");
  await expect(button(page, "Play stories")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
});

test("a visitor copies a story in its version, and can sign in to like it", async ({
  page,
}) => {
  await stubClipboard(page);
  await page.goto("/verse-of-the-day?version=RV1909");
  await opener(page).click();
  const quote = viewer(page).getByRole("blockquote");
  await expect(quote).toHaveAttribute("lang", "es");
  const text = await quote.innerText();
  await button(page, "Copy verse").click();
  const status = page.getByRole("status");
  await expect(status).toContainText("Verse copied!");
  const copied = await readCopiedText(page);
  expect(copied.slice(0, 20)).toBe(text.slice(0, 20));
  expect(copied).toMatch(/ \(RV1909\)$/);
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
