import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { createPost, openFeed, unique } from "../helpers/feed";

/** Letters twice as large (WCAG 1.4.4), and the narrowest page that must do (WCAG 1.4.10). */
const eyes = [
  { name: "letters of 200 %", width: 390, height: 844, letters: 32 },
  { name: "a page of 320 px", width: 320, height: 640, letters: 16 },
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

/** What the browser's settings would say: media queries in rem follow it, as they do there. */
async function wear(page: Page, { width, height, letters }: (typeof eyes)[0]) {
  await page.setViewportSize({ width, height });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  await browser.send("Page.setFontSizes", {
    fontSizes: { standard: letters, fixed: letters },
  });
}

/** What goes beyond the window, is cut off by what it stands in, or lies on the wordmark. */
const misplaced = (page: Page) =>
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
      // What only a screen reader has stands in a point.
      if (frames.some((by) => by.right - by.left < 2)) continue;
      if (frames.some((by) => left < by.left - 1 || right > by.right + 1)) {
        faults.push(`${name}: ${left} to ${right}`);
      }
    }
    const [mark, ...others] = document.querySelectorAll(
      "header:has(a[href='/'], a[href='/home'], a[href='/landing']) :is(a, button)",
    );
    if (mark && !layer) {
      // As far as the letters go, wherever their link ends.
      const letters = document.createRange();
      letters.selectNodeContents(mark);
      const { right } = letters.getBoundingClientRect();
      const { bottom } = mark.getBoundingClientRect();
      for (const other of others) {
        const box = other.getBoundingClientRect();
        if (box.width > 0 && box.left < right && box.top < bottom - 1) {
          faults.push(`${other.textContent} on the wordmark`);
        }
      }
    }
    return faults;
  });

async function expectInPlace(page: Page, what = page.url()): Promise<void> {
  expect(await misplaced(page), what).toEqual([]);
}

for (const eye of eyes) {
  test.describe(`with ${eye.name}`, () => {
    test("a member reaches everything without scrolling sideways", async ({
      page,
      pageAs,
      signIn,
    }) => {
      const other = await pageAs(neighbour);
      const words = unique("Thanksgiving in the evening");
      const post = await createPost(other, { type: "text", content: words });
      const song = await createPost(other, {
        type: "event",
        content: "",
        eventData: event,
      });
      const me = await other.request.get("/api/auth/user");
      const { id } = (await me.json()) as { id: string };
      await signIn(reader);
      const followed = await page.request.post(`/api/users/${id}/follow`, {
        data: { desired: true },
        headers: { "sec-fetch-site": "same-origin" },
      });
      expect(followed.status()).toBe(200);
      await wear(page, eye);
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
        `/post/${post}`,
        `/post/${song}`,
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
        await expectInPlace(page);
      }
    });

    test("a visitor reaches everything without scrolling sideways", async ({
      page,
      pageAs,
    }) => {
      const song = await createPost(await pageAs(neighbour), {
        type: "event",
        content: "",
        eventData: event,
      });
      await wear(page, eye);
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
        `/post/${song}`,
      ]) {
        await page.goto(path);
        await expectInPlace(page);
      }
    });

    test("dialogs keep their buttons in the window", async ({
      page,
      signIn,
    }) => {
      await signIn(reader);
      await wear(page, eye);
      await open(page, "/profile");
      await page.getByRole("button", { name: "Edit Profile" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectInPlace(page, "edit profile");

      await openFeed(page);
      await page.getByRole("button", { name: "Write a post" }).click();
      await page.getByRole("button", { name: "Event", exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectInPlace(page, "event");
    });

    test("what lies over the page keeps its own", async ({ page, signIn }) => {
      await signIn(reader);
      await wear(page, eye);
      await open(page, "/home");
      await page
        .getByRole("button", { name: "prayer of the day, story" })
        .click();
      await expect(
        page.getByLabel("Background sound", { exact: true }),
      ).toBeVisible();
      await expectInPlace(page, "the prayer's story");
      await open(page, "/verse-generator?book=John&chapter=3&verse=16");
      const pills = page.getByRole("group", { name: "Alignment" });
      const cut = await pills.locator("label").evaluateAll(
        (all) =>
          all.filter((one) => {
            const word = document.createRange();
            word.selectNodeContents(one.lastChild ?? one);
            const { paddingLeft, paddingRight } = getComputedStyle(one);
            const room =
              one.clientWidth -
              parseFloat(paddingLeft) -
              parseFloat(paddingRight);
            return word.getBoundingClientRect().width > room + 1;
          }).length,
      );
      expect(cut).toBe(0);
    });

    test("a newcomer's questions keep theirs, too", async ({
      page,
      signIn,
    }) => {
      await signIn({
        ...reader,
        email: `large-text-new-${eye.width}@example.org`,
        needsOnboarding: true,
      });
      await wear(page, eye);
      await open(page, "/home");
      await page.getByRole("button", { name: "Get Started" }).click();
      await expect(
        page.getByRole("button", { name: /^Save Preferences/ }),
      ).toBeVisible();
      await expectInPlace(page, "the newcomer's questions");
    });

    test("at the end of the list the round button lies on no card", async ({
      page,
      signIn,
    }) => {
      await signIn(reader);
      await createPost(page, { type: "prayer", content: unique("The end") });
      await wear(page, eye);
      await openFeed(page, "/home?tab=prayer");
      const room = () =>
        page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
          const last = [...document.querySelectorAll("main article")].at(-1);
          const button = document.querySelector(
            "button[aria-label='Write a post']",
          );
          if (!last || !button) return null;
          // Where it rests; on the way down it is out of sight.
          const rest = Number.parseFloat(getComputedStyle(button).bottom);
          const { bottom } = last.getBoundingClientRect();
          return innerHeight - rest - button.clientHeight - bottom;
        });
      await expect.poll(room).toBeGreaterThan(0);
    });
  });
}
