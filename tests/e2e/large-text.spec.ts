import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { createPost, openFeed, unique } from "../helpers/feed";
import { muteStories } from "../helpers/stories";

/** The font size that WCAG 1.4.4 requires, and the width that WCAG 1.4.10 requires. */
const displays = [
  { name: "a font size of 200 %", width: 390, height: 844, fontSize: 32 },
  { name: "a width of 320 px", width: 320, height: 640, fontSize: 16 },
];

const reader = {
  email: "large-text@example.org",
  firstName: "Bartholomew",
  lastName: "Featherstonehaugh",
};
const neighbour = {
  email: "large-text-neighbour@example.org",
  firstName: "Christabella",
  lastName: "Worthington",
};
const event = {
  title: "Evening of song",
  date: "2030-06-06",
  time: "18:30",
  timeZone: "America/New_York",
  location: "Mill Lane 12",
};

/** Sets the font size as in the browser's settings, so that media queries in rem follow it. */
async function applyDisplay(
  page: Page,
  { width, height, fontSize }: (typeof displays)[0],
) {
  await page.setViewportSize({ width, height });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await browser.send("Page.setFontSizes", {
    fontSizes: { standard: fontSize, fixed: fontSize },
  });
  await browser.detach();
  // Two frames, so that code that depends on the size has rendered.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Lists controls that extend beyond the window, are clipped by an ancestor or overlap the wordmark. */
const findLayoutFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth } = document.scrollingElement ?? document.body;
    if (scrollWidth > screen.width) {
      faults.push(`scrolls to ${scrollWidth} of ${screen.width} px`);
    }
    const layer = document.querySelector("[data-dialog]");
    const controls = (layer ?? document).querySelectorAll(
      `${layer ? "" : ":is(header, main, footer)"} :is(a, button, select, summary)`,
    );
    for (const control of controls) {
      const { left, right } = control.getBoundingClientRect();
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const name = control.ariaLabel ?? control.textContent;
      const frames = [{ left: 0, right: screen.width }];
      for (let box = control.parentElement; box; box = box.parentElement) {
        if (/hidden|clip/.test(getComputedStyle(box).overflowX)) {
          frames.push(box.getBoundingClientRect());
        }
      }
      // Visually hidden elements are clipped to a pixel.
      if (frames.some((frame) => frame.right - frame.left < 2)) continue;
      if (
        frames.some((frame) => left < frame.left - 1 || right > frame.right + 1)
      ) {
        faults.push(`${name}: ${left} to ${right}`);
      }
    }
    const [wordmark, ...others] = document.querySelectorAll(
      "header:has(a[href='/'], a[href='/home'], a[href='/landing']) :is(a, button)",
    );
    if (wordmark && !layer) {
      // The width of the text, because the link may be wider.
      const textRange = document.createRange();
      textRange.selectNodeContents(wordmark);
      const { right } = textRange.getBoundingClientRect();
      const { bottom } = wordmark.getBoundingClientRect();
      for (const other of others) {
        const box = other.getBoundingClientRect();
        if (box.width > 0 && box.left < right && box.top < bottom - 1) {
          faults.push(`${other.textContent} on the wordmark`);
        }
      }
    }
    return faults;
  });

/** Checks each display without loading the page again. */
async function expectNoLayoutFaults(
  page: Page,
  description = page.url(),
): Promise<void> {
  for (const display of displays) {
    await applyDisplay(page, display);
    expect(
      await findLayoutFaults(page),
      `${description} with ${display.name}`,
    ).toEqual([]);
  }
}

test("a member reaches everything without scrolling sideways", async ({
  page,
  pageAs,
  signIn,
}) => {
  const otherPage = await pageAs(neighbour);
  const content = unique("Thanksgiving in the evening");
  const postId = await createPost(otherPage, { type: "text", content });
  const eventId = await createPost(otherPage, {
    type: "event",
    content: "",
    eventData: event,
  });
  const response = await otherPage.request.get("/api/auth/user");
  const { id } = (await response.json()) as { id: string };
  await signIn(reader);
  const followResponse = await page.request.post(`/api/users/${id}/follow`, {
    data: { desired: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(followResponse.status()).toBe(200);
  for (const path of [
    "/home",
    "/profile",
    "/profile?tab=following",
    `/profile/${id}`,
    `/profile/${id}?tab=followers`,
    "/settings",
    "/settings/notifications",
    "/notifications",
    "/bible?book=Song+of+Solomon&chapter=3&verse=2",
    "/bible?q=love",
    "/verse-generator",
    "/verse-of-the-day",
    "/verse-detail",
    "/prayer-of-the-day",
    "/prayer-detail",
    "/verse-of-the-day/archive",
    "/prayer-of-the-day/archive",
    `/post/${postId}`,
    `/post/${eventId}`,
    "/games",
    "/games/bible-trivia?seed=0",
    "/games/faith-journey?seed=0",
    "/games/word-search?seed=0&level=hard",
    "/games/scripture-match?seed=0",
    "/games/unscramble?seed=0",
    "/games/memory?seed=0",
    "/videos",
  ]) {
    await open(page, path);
    await expectNoLayoutFaults(page);
  }
});

test("a visitor reaches everything without scrolling sideways", async ({
  page,
  pageAs,
}) => {
  const eventId = await createPost(await pageAs(neighbour), {
    type: "event",
    content: "",
    eventData: event,
  });
  for (const path of [
    "/landing",
    "/privacy",
    "/auth",
    "/verse-of-the-day",
    "/verse-detail",
    "/prayer-of-the-day",
    "/prayer-detail",
    "/verse-of-the-day/archive",
    "/prayer-of-the-day/archive",
    `/post/${eventId}`,
  ]) {
    await page.goto(path);
    await expectNoLayoutFaults(page);
  }
});

test("dialogs keep their buttons inside the window", async ({
  page,
  signIn,
}) => {
  await signIn(reader);
  await open(page, "/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoLayoutFaults(page, "edit profile");

  await openFeed(page);
  await page.getByRole("button", { name: "Write a post" }).click();
  await expect(page.getByLabel("Your post")).toBeVisible();
  await expectNoLayoutFaults(page, "composer");
  await page.getByRole("button", { name: "Event", exact: true }).click();
  await expect(
    page.getByRole("dialog", { name: "Create Event" }),
  ).toBeVisible();
  await expectNoLayoutFaults(page, "event");
});

test("the story viewer and the alignment labels fit", async ({
  page,
  signIn,
}) => {
  await signIn(reader);
  await muteStories(page);
  await open(page, "/home");
  await page.getByRole("button", { name: "prayer of the day, story" }).click();
  await expect(
    page.getByLabel("Background sound", { exact: true }),
  ).toBeVisible();
  await expectNoLayoutFaults(page, "prayer story");
  await open(page, "/verse-generator?book=John&chapter=3&verse=16");
  const pills = page.getByRole("group", { name: "Alignment" });
  const countOverflows = () =>
    pills.locator("label").evaluateAll(
      (all) =>
        all.filter((label) => {
          const textRange = document.createRange();
          textRange.selectNodeContents(label.lastChild ?? label);
          const { paddingLeft, paddingRight } = getComputedStyle(label);
          const contentWidth =
            label.clientWidth -
            parseFloat(paddingLeft) -
            parseFloat(paddingRight);
          return textRange.getBoundingClientRect().width > contentWidth + 1;
        }).length,
    );
  for (const display of displays) {
    await applyDisplay(page, display);
    expect(await countOverflows(), display.name).toBe(0);
  }
});

test("the onboarding dialog fits", async ({ page, signIn }) => {
  await signIn({
    ...reader,
    email: "large-text-new@example.org",
    needsOnboarding: true,
  });
  await open(page, "/home");
  await page.getByRole("button", { name: "Get Started" }).click();
  await expect(
    page.getByRole("button", { name: /^Save Preferences/ }),
  ).toBeVisible();
  await expectNoLayoutFaults(page, "onboarding");
});

test("the round button covers no card at the end of the list", async ({
  page,
  signIn,
}) => {
  await signIn(reader);
  await createPost(page, { type: "prayer", content: unique("The end") });
  await openFeed(page, "/home?tab=prayer");
  const getGap = () =>
    page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      const last = [...document.querySelectorAll("main article")].at(-1);
      const button = document.querySelector(
        "button[aria-label='Write a post']",
      );
      if (!last || !button) return null;
      // Its resting position, because it hides while scrolling down.
      const restingBottom = Number.parseFloat(getComputedStyle(button).bottom);
      const { bottom } = last.getBoundingClientRect();
      return innerHeight - restingBottom - button.clientHeight - bottom;
    });
  for (const display of displays) {
    await applyDisplay(page, display);
    await expect.poll(getGap, display.name).toBeGreaterThan(0);
  }
});
