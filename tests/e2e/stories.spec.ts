import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";

test.beforeEach(({ page }) => page.clock.install());

// The rings stand on small screens; a narrow window of a computer is one too.
const small = { width: 390, height: 844 };

const viewer = (page: Page) =>
  page.getByRole("dialog", { name: "Stories of the day" });
const ring = (page: Page, kind: "verse" | "prayer") =>
  page.getByRole("button", { name: `${kind} of the day, story` });
const button = (page: Page, name: string) =>
  viewer(page).getByRole("button", { name, exact: true });
const shown = (page: Page, number: 1 | 2) =>
  viewer(page).getByText(`Story ${number} of 2:`);
const bar = (page: Page, at: number): Locator =>
  viewer(page).locator("[data-progress]").nth(at);

async function openStory(page: Page, kind: "verse" | "prayer") {
  await page.setViewportSize(small);
  await open(page, "/home");
  await ring(page, kind).click();
  await expect(viewer(page)).toBeVisible();
  await expect(shown(page, kind === "verse" ? 1 : 2)).toBeAttached();
  // It takes the focus as it begins to listen.
  await expect(viewer(page)).toBeFocused();
}

/** Lets the time of the page pass, and nothing else. */
async function pass(page: Page, ms: number) {
  await page.clock.runFor(ms);
}

async function halt(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Down and up in one trip: between two a busy machine would make a tap a hold. */
async function tap(page: Page, half: "left" | "right") {
  const session = await page.context().newCDPSession(page);
  const place = {
    x: small.width * (half === "left" ? 0.25 : 0.75),
    y: 420,
    button: "left",
    clickCount: 1,
  } as const;
  await Promise.all(
    (["mousePressed", "mouseReleased"] as const).map((type) =>
      session.send("Input.dispatchMouseEvent", { type, ...place }),
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
    await halt(page);
    await tap(page, "left");
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "0");
    await pass(page, 3500);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "50");
    await pass(page, 3500);
    await expect(shown(page, 2)).toBeAttached();
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "100");
    await pass(page, 6900);
    await expect(shown(page, 2)).toBeAttached();
    await pass(page, 100);
    await expect(viewer(page)).toBeHidden();
    await expect(ring(page, "verse")).toBeFocused();
    await expect(
      page.getByRole("button", { name: "verse of the day, story, seen" }),
    ).toBeVisible();
    await expect(
      page.getByRole("button", { name: "prayer of the day, story, seen" }),
    ).toBeVisible();
  });

  test("holding stops the time and turns no page; Pause and the space bar stop it too", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openStory(page, "verse");
    await halt(page);
    await tap(page, "left");
    await page.mouse.move(small.width * 0.75, 420);
    await page.mouse.down();
    await pass(page, 9000);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "0");
    await page.mouse.up();
    await pass(page, 700);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "10");
    await button(page, "Pause stories").click();
    await pass(page, 9000);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "10");
    await button(page, "Play stories").click();
    await pass(page, 700);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "20");
    await viewer(page).focus();
    await page.keyboard.press(" ");
    await pass(page, 9000);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "20");
    await page.keyboard.press(" ");
    await pass(page, 700);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "30");
  });

  test("the keyboard's focus on a control stops the time until it leaves", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openStory(page, "verse");
    await halt(page);
    await tap(page, "left");
    await viewer(page).focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "Play stories")).toBeFocused();
    await pass(page, 9000);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "0");
    await page.keyboard.press("Enter");
    await pass(page, 700);
    await expect(bar(page, 0)).toHaveAttribute("data-progress", "10");
  });
});

test("the halves and the arrow keys turn the stories; Escape closes", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openStory(page, "verse");
  await tap(page, "right");
  await expect(shown(page, 2)).toBeAttached();
  await tap(page, "left");
  await expect(shown(page, 1)).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(shown(page, 2)).toBeAttached();
  await page.keyboard.press("ArrowLeft");
  await expect(shown(page, 1)).toBeAttached();
  await button(page, "Next story").click();
  await expect(shown(page, 2)).toBeAttached();
  await button(page, "Previous story").click();
  await expect(shown(page, 1)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(ring(page, "verse")).toBeFocused();
  await ring(page, "prayer").click();
  await expect(shown(page, 2)).toBeAttached();
  await tap(page, "right");
  await expect(viewer(page)).toBeHidden();
});

test("Back closes the stories and stays on the page; closing leaves nothing in the history", async ({
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
  await expect(shown(page, 2)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => "layer" in Object(history.state)))
    .toBe(false);
  await ring(page, "verse").click();
  await expect(shown(page, 1)).toBeAttached();
  await button(page, "Close").click();
  await expect
    .poll(() => page.evaluate(() => "layer" in Object(history.state)))
    .toBe(false);
  expect(loads).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/bible\?/);
});

test("who wants less motion turns the pages himself", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openStory(page, "verse");
  await halt(page);
  await pass(page, 20_000);
  await expect(shown(page, 1)).toBeAttached();
  await expect(button(page, "Play stories")).toBeVisible();
});

test("a prayer sounds; which sound, and whether it is muted, is remembered", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const start = Reflect.get(AudioBufferSourceNode.prototype, "start");
    AudioBufferSourceNode.prototype.start = function (when) {
      start.call(this, when);
      const length = Math.round(this.buffer?.duration ?? 0);
      document.documentElement.dataset["sounds"] =
        `${this.loop ? "loop" : "once"} ${length}`;
    };
  });
  const html = page.locator("html");
  await signIn();
  await openStory(page, "verse");
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
  await picker.selectOption("Nature Sounds");
  await expect(html).toHaveAttribute("data-sounds", "loop 18");
  await picker.selectOption("Gentle Rain");
  await expect(html).toHaveAttribute("data-sounds", "loop 16");
  await button(page, "Mute background sound").click();
  await expect(button(page, "Play background sound")).toBeVisible();
  await openStory(page, "prayer");
  await expect(button(page, "Play background sound")).toBeVisible();
  await expect(picker).toHaveValue("rain");
  await expect(html).not.toHaveAttribute("data-sounds");
  await button(page, "Play background sound").click();
  await expect(html).toHaveAttribute("data-sounds", "loop 16");
});

test(
  "axe finds nothing in both stories",
  { tag: "@both" },
  async ({ page, signIn }) => {
    await signIn();
    await openStory(page, "verse");
    await expectAccessible(page, "[role=dialog]");
    await tap(page, "right");
    await expect(shown(page, 2)).toBeAttached();
    await expectAccessible(page, "[role=dialog]");
  },
);

test("a member opens a day's page as a story", async ({ page, signIn }) => {
  await signIn();
  await open(page, "/prayer-detail");
  await page.getByRole("button", { name: "View as story" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // It listens once it has taken the focus.
  await expect(
    page.locator("[role=dialog]:focus, [role=dialog] :focus"),
  ).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
