import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { muteStories } from "../helpers/stories";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

test.beforeEach(({ page }) => page.clock.install());

// The rings are shown on small screens only, including narrow desktop windows.
const small = { width: 390, height: 844 };

const viewer = (page: Page) =>
  page.getByRole("dialog", { name: "Stories of the day" });
const ring = (page: Page, kind: "verse" | "prayer") =>
  page.getByRole("button", { name: `${kind} of the day, story` });
const button = (page: Page, name: string) =>
  viewer(page).getByRole("button", { name, exact: true });
/** The verse is story 1, the prayer begins with story 2. */
const storyLabel = (page: Page, number: number) =>
  viewer(page).getByText(`Story ${number} of `);
const countStories = (page: Page) =>
  viewer(page).locator("[data-progress]").count();
const bar = (page: Page, index: number): Locator =>
  viewer(page).locator("[data-progress]").nth(index);

async function openStory(
  page: Page,
  kind: "verse" | "prayer",
  { withSound = false } = {},
) {
  if (!withSound) await muteStories(page);
  await page.setViewportSize(small);
  await open(page, "/home");
  await ring(page, kind).click();
  await expect(viewer(page)).toBeVisible();
  await expect(storyLabel(page, kind === "verse" ? 1 : 2)).toBeAttached();
  // The viewer takes the focus when its key handlers are ready.
  await expect(viewer(page)).toBeFocused();
}

/** Advances the page's fake clock. */
async function advance(page: Page, ms: number) {
  await page.clock.runFor(ms);
}

async function pauseClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Presses at one position and releases at another. */
async function swipe(page: Page, from: [number, number], to: [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 3 });
  await page.mouse.up();
}

/** Sends down and up together: with a pause between them, a slow machine would turn the tap into a hold. */
async function tap(page: Page, half: "left" | "right") {
  const session = await page.context().newCDPSession(page);
  const position = {
    x: small.width * (half === "left" ? 0.25 : 0.75),
    y: 420,
    button: "left",
    clickCount: 1,
  } as const;
  await Promise.all(
    (["mousePressed", "mouseReleased"] as const).map((type) =>
      session.send("Input.dispatchMouseEvent", { type, ...position }),
    ),
  );
  await session.detach();
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("each story lasts 7 seconds, and after the last it closes", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openStory(page, "verse");
    await tap(page, "left");
    await pauseClock(page);
    await tap(page, "left");
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "0");
    await advance(page, 3500);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "50");
    await advance(page, 3500);
    await expect(storyLabel(page, 2)).toBeAttached();
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "100");
    const count = await countStories(page);
    expect(count).toBeGreaterThan(3);
    for (let number = 3; number <= count; number += 1) {
      await advance(page, 7000);
      await expect(storyLabel(page, number)).toBeAttached();
    }
    await advance(page, 6900);
    await expect(storyLabel(page, count)).toBeAttached();
    await advance(page, 100);
    await expect(viewer(page)).toBeHidden();
    await expect(ring(page, "verse")).toBeFocused();
  });

  test("holding, Pause and the space bar pause the story, and holding doesn't change it", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openStory(page, "verse");
    await pauseClock(page);
    await tap(page, "left");
    await page.mouse.move(small.width * 0.75, 420);
    await page.mouse.down();
    await advance(page, 9000);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "0");
    await page.mouse.up();
    await advance(page, 700);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "10");
    await button(page, "Pause stories").click();
    await advance(page, 9000);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "10");
    await button(page, "Play stories").click();
    await advance(page, 700);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "20");
    await viewer(page).focus();
    await page.keyboard.press(" ");
    await advance(page, 9000);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "20");
    await page.keyboard.press(" ");
    await advance(page, 700);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "30");
  });

  test("keyboard focus on a control pauses the story until it leaves", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openStory(page, "verse");
    await pauseClock(page);
    await tap(page, "left");
    await viewer(page).focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "Play stories")).toBeFocused();
    await advance(page, 9000);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "0");
    await page.keyboard.press("Enter");
    await advance(page, 700);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "10");
  });
});

test("taps, swipes and the arrow keys change the story; Escape and a swipe down close", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openStory(page, "verse");
  await tap(page, "right");
  await expect(storyLabel(page, 2)).toBeAttached();
  await tap(page, "left");
  await expect(storyLabel(page, 1)).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(storyLabel(page, 2)).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(storyLabel(page, 1)).toBeAttached();
  await button(page, "Next story").click();
  await expect(storyLabel(page, 2)).toBeAttached();
  await button(page, "Previous story").click();
  await expect(storyLabel(page, 1)).toBeAttached();
  await swipe(page, [300, 420], [180, 440]);
  await expect(storyLabel(page, 2)).toBeAttached();
  await swipe(page, [180, 420], [300, 400]);
  await expect(storyLabel(page, 1)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(ring(page, "verse")).toBeFocused();
  await ring(page, "prayer").click();
  await expect(storyLabel(page, 2)).toBeAttached();
  await swipe(page, [200, 300], [210, 420]);
  await expect(viewer(page)).toBeHidden();
});

test("Back closes the stories and stays on the page; closing leaves no history entry", async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, "/bible");
  await openStory(page, "verse");
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) loads.push(request.url());
  });
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  await expect(ring(page, "verse")).toBeFocused();
  await ring(page, "prayer").click();
  await expect(storyLabel(page, 2)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => "layer" in Object(history.state)))
    .toBe(false);
  await ring(page, "verse").click();
  await expect(storyLabel(page, 1)).toBeAttached();
  await button(page, "Close").click();
  await expect
    .poll(() => page.evaluate(() => "layer" in Object(history.state)))
    .toBe(false);
  expect(loads).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/bible\?/);
});

test("stories don't advance by themselves with reduced motion", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openStory(page, "verse");
  await pauseClock(page);
  await advance(page, 20_000);
  await expect(storyLabel(page, 1)).toBeAttached();
  await expect(button(page, "Play stories")).toBeVisible();
});

test("a prayer plays a sound, and remembers the sound and whether it's muted", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const start = Reflect.get(AudioBufferSourceNode.prototype, "start");
    AudioBufferSourceNode.prototype.start = function (when) {
      start.call(this, when);
      if (!(this.context instanceof AudioContext)) return;
      const length = Math.round(this.buffer?.duration ?? 0);
      document.documentElement.dataset["sounds"] =
        `${this.loop ? "loop" : "once"} ${length}`;
    };
  });
  const html = page.locator("html");
  await signIn();
  await openStory(page, "verse", { withSound: true });
  await expect(button(page, "Mute background sound")).toBeHidden();
  await tap(page, "right");
  await expect(html).toHaveAttribute("data-sounds", "loop 20");
  const picker = viewer(page).getByLabel("Background sound", { exact: true });
  await expect(picker.locator("option")).toHaveText([
    "Peaceful Bells",
    "Nature Sounds",
    "Om Chanting",
    "Peaceful River",
    "Gentle Rain",
  ]);
  await picker.selectOption("Gentle Rain");
  await expect(html).toHaveAttribute("data-sounds", "loop 16");
  await button(page, "Mute background sound").click();
  await expect(button(page, "Play background sound")).toBeVisible();
  await openStory(page, "prayer", { withSound: true });
  await expect(button(page, "Play background sound")).toBeVisible();
  await expect(picker).toHaveValue("rain");
  await expect(html).not.toHaveAttribute("data-sounds");
  await button(page, "Play background sound").click();
  await expect(html).toHaveAttribute("data-sounds", "loop 16");
});

test("both stories are accessible", async ({ page, signIn }) => {
  await signIn();
  await openStory(page, "verse");
  await expectAccessibleAtBothSizes(page, "[role=dialog]");
  await tap(page, "right");
  await expect(storyLabel(page, 2)).toBeAttached();
  await expectAccessibleAtBothSizes(page, "[role=dialog]");
});

test("a signed-in user can open a daily page as a story", async ({
  page,
  signIn,
}) => {
  await signIn();
  await muteStories(page);
  await open(page, "/prayer-detail");
  await page.getByRole("button", { name: "View as story" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Its key handlers are ready once it has the focus.
  await expect(
    page.locator("[role=dialog]:focus, [role=dialog] :focus"),
  ).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
