import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expectNoOverlap } from "../helpers/expect-no-overlap";
import { expect, expectAccessible, open, test } from "../helpers/e2e";

const pages = [
  { path: "/verse-of-the-day", kind: "verse", name: "Verse of the Day" },
  { path: "/verse-detail", kind: "verse", name: "Verse of the Day" },
  { path: "/prayer-of-the-day", kind: "prayer", name: "Prayer of the Day" },
  { path: "/prayer-detail", kind: "prayer", name: "Prayer of the Day" },
];

/** The database is shared, so each test uses its own date. */
const dates = {
  like: "2026-03-03",
  share: "2026-03-04",
  past: "2026-02-10",
};

/** Stubs speech synthesis and records the text in `window.spoken`. */
async function stubSpeech(page: Page) {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken, cancelled: 0 });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: ({ text }: SpeechSynthesisUtterance) => spoken.push(text),
        cancel: () => {
          Reflect.set(window, "cancelled", 1);
        },
      },
    });
  });
}

const wasCancelled = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "cancelled") as number);

async function stubClipboard(page: Page, works: boolean) {
  await page.addInitScript((granted) => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: (text: string) => {
          if (!granted) return Promise.reject(new DOMException("no"));
          Reflect.set(window, "copied", text);
          return Promise.resolve();
        },
      },
    });
  }, works);
}

const getCopiedText = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "copied") as string);

test.describe("a visitor", () => {
  for (const { path, kind, name } of pages) {
    test(`reads ${path} accessibly in both themes, copies, shares and is asked to sign in`, async ({
      page,
    }) => {
      await stubClipboard(page, true);
      await page.goto(path);
      await expect(page.getByRole("article")).toContainText(name);
      if (kind === "prayer") {
        await expect(page.getByRole("article")).toContainText(/[12] min read/);
        await expect(page.getByRole("article")).toContainText("Amen.");
      }
      await expectAccessible(page);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("article")).toHaveCSS(
        "color",
        "rgb(0, 0, 0)",
      );
      await expect(page.getByRole("button")).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("button", { name: /^Like/ }).click();
      const toast = page.getByRole("status");
      await expect(toast).toHaveText(
        `ErrorPlease sign in to like ${kind}sSign in`,
      );
      await expectNoOverlap(
        toast,
        page.getByRole("button", { name: /^(Like|Share|Copy|View)/ }),
      );
      await toast.getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("button", { name: /^Like/ })).toBeFocused();
      await page.getByRole("button", { name: /^Share/ }).click();
      await expect(page.getByRole("status")).toHaveText("Link copied!");
      expect(await getCopiedText(page)).toMatch(/\?date=\d{4}-\d\d-\d\d$/);
      await page.getByRole("button", { name: /^Copy/ }).click();
      await expect(page.getByRole("status")).toHaveText(/copied!$/);
      expect((await getCopiedText(page)).length).toBeGreaterThan(20);
      await page.getByRole("link", { name: "Back" }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  test("sees an error when copying fails", async ({ page }) => {
    await stubClipboard(page, false);
    for (const { path, kind } of pages) {
      await page.goto(path);
      await page.getByRole("button", { name: /^Copy/ }).click();
      await expect(page.getByRole("status")).toHaveText(
        `ErrorFailed to copy ${kind}. Please try again.`,
      );
    }
  });

  test("has a prayer read aloud, and stops it", async ({ page }) => {
    await stubSpeech(page);
    await page.goto("/prayer-of-the-day");
    const listen = page.getByRole("button", { name: "Read aloud" });
    await listen.click();
    await expect(listen).toHaveAttribute("aria-pressed", "true");
    const spoken = await page.evaluate(
      () => Reflect.get(window, "spoken") as string[],
    );
    expect(spoken.length).toBeGreaterThan(3);
    expect(spoken.at(-1)).toBe("Amen.");
    await listen.click();
    await expect(listen).toHaveAttribute("aria-pressed", "false");
    expect(await wasCancelled(page)).toBe(1);
  });

  test("browses the days and the archive", async ({ page }) => {
    await page.goto(`/verse-of-the-day?date=${dates.past}`);
    await expect(page.getByText("Tuesday, February 10, 2026")).toBeVisible();
    await page.getByRole("link", { name: "Previous day" }).click();
    await expect(page.getByText("Monday, February 9, 2026")).toBeVisible();
    await page.getByRole("link", { name: "Next day" }).click();
    await page.getByRole("link", { name: "All days" }).click();
    await expect(page).toHaveURL(/archive\?month=2026-02$/);
    await expect(page.getByRole("listitem")).toHaveCount(28);
    await expectAccessible(page);
    await page.getByRole("link", { name: "January 2026" }).click();
    await expect(page.getByRole("listitem")).toHaveCount(31);
    await expect(page.getByRole("link", { name: /2025/ })).toHaveCount(0);
    await page.getByRole("listitem").last().getByRole("link").click();
    await expect(page.getByText("Thursday, January 1, 2026")).toBeVisible();
    await expect(page.getByRole("link", { name: "Previous day" })).toHaveCount(
      0,
    );
  });

  test("sees when a day has no content", async ({ page, pageErrors }) => {
    pageErrors.allow(/404/);
    for (const { path, kind } of pages) {
      await page.goto(`${path}?date=2999-01-01`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        kind === "verse" ? "No Verse Available" : "No Prayer Available",
      );
      await expect(page.getByText("Please try again later")).toBeVisible();
      await expect(
        page.getByRole("link", { name: "Return Home" }),
      ).toHaveAttribute("href", "/");
      await page.goto(`${path}?date=2026-02-30`);
      await expect(page.getByText("We couldn't find this day.")).toBeVisible();
    }
  });

  test("loads less than 12 kB of scripts", async ({ page }) => {
    for (const { path } of pages) {
      const responses: Response[] = [];
      page.on("response", (response) => responses.push(response));
      await page.goto(path, { waitUntil: "load" });
      const scripts = responses.filter(
        (response) => response.request().resourceType() === "script",
      );
      const bytes = await Promise.all(
        scripts.map(async (response) => gzipSync(await response.body()).length),
      );
      expect(bytes.length).toBeGreaterThan(0);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000);
      page.removeAllListeners("response");
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the content, the counts and the links", async ({ page }) => {
    await page.goto("/prayer-detail");
    await expect(page.getByRole("article")).toContainText("Amen.");
    await expect(page.getByText(/\d likes? · \d+ shares?/)).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: "Previous day" }).click();
    await expect(page).toHaveURL(/\/prayer-detail\?date=/);
  });
});

test.describe("a member", () => {
  test("likes a day, and the like persists", async ({ page, signIn }) => {
    await signIn({ email: `daily-like-${randomUUID()}@example.org` });
    for (const path of ["/verse-of-the-day", "/prayer-detail"]) {
      await open(page, `${path}?date=${dates.like}`);
      const like = page.getByRole("button", { name: /^Like/ });
      await expect(like).toHaveAttribute("aria-pressed", "false");
      const likeResponse = page.waitForResponse(/-of-the-day\/like/);
      await like.click();
      await expect(like).toHaveAttribute("aria-pressed", "true");
      expect((await likeResponse).status()).toBe(200);
      await page.reload();
      await expect(like).toHaveAttribute("aria-pressed", "true");
    }
  });

  test("sees a failed like reverted", async ({ page, signIn, pageErrors }) => {
    pageErrors.allow(/500/);
    await signIn();
    await open(page, `/verse-detail?date=${dates.share}`);
    await page.route(/of-the-day\/like/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    const like = page.getByRole("button", { name: /^Like/ });
    await like.click();
    await expect(
      page.getByText("Failed to update like. Please try again.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(like).toHaveAttribute("aria-pressed", "false");
  });

  test("shares and copies", async ({ page, signIn }, { project }) => {
    await signIn({ email: `daily-share-${project.name}@example.org` });
    await stubClipboard(page, true);
    await open(page, `/prayer-of-the-day?date=${dates.share}`);
    const shareResponse = page.waitForResponse(/-of-the-day\/share/);
    await page.getByRole("button", { name: /^Share/ }).click();
    await expect(page.getByText("Link copied!", { exact: true })).toBeVisible();
    expect((await shareResponse).status()).toBe(200);
    expect(await getCopiedText(page)).toContain(
      `/prayer-of-the-day?date=${dates.share}`,
    );
    await page.getByRole("button", { name: "Copy prayer" }).click();
    await expect(
      page.getByText("Prayer copied!", { exact: true }),
    ).toBeVisible();
    expect(await getCopiedText(page)).toContain("Amen.");
  });

  test("opens both from home, and goes back", async ({ page, signIn }) => {
    await signIn();
    await open(page, "/home");
    const main = page.getByRole("main");
    const verse = main.getByRole("link", { name: /^Verse of the Day/ });
    const prayer = main.getByRole("link", { name: /^Prayer of the Day/ });
    await expect(prayer).toContainText("4-6 min");
    await expect(verse).toContainText(/\w+ \w+ \w+.*\d:\d/);
    const [left, right] = [
      await verse.boundingBox(),
      await prayer.boundingBox(),
    ];
    const [verseWidth, prayerWidth] = [left?.width ?? 0, right?.width ?? 0];
    expect(verseWidth / (verseWidth + prayerWidth)).toBeCloseTo(0.55, 1);
    await verse.click();
    await expect(page).toHaveURL(/\/verse-of-the-day$/);
    // The URL changes before the page does.
    await expect(page).toHaveTitle(/ · Verse of the Day · /);
    await expect(main.getByRole("article")).toContainText("Verse of the Day");
    await page.goBack();
    await prayer.click();
    await expect(page).toHaveTitle(/Prayer of the Day · /);
    await expect(page).toHaveURL(/\/prayer-of-the-day$/);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Previous day" }).click();
    await expect(page).toHaveURL(/date=/);
  });

  test("opens the verse in the Bible", async ({ page, signIn }) => {
    await signIn();
    await open(page, "/verse-of-the-day?date=2026-01-06");
    await page.getByRole("link", { name: "WEB", exact: true }).click();
    await expect(page.getByText("Matthew 2:10–11 (WEB)")).toBeVisible();
    const query = "book=Matthew&chapter=2&verse=10-11&version=WEB";
    const image = page.getByRole("link", { name: "Make a verse image" });
    await expect(image).toHaveAttribute("href", `/verse-generator?${query}`);
    await page.getByRole("link", { name: "Read in the Bible" }).click();
    await expect(page).toHaveURL(`/bible?${query}#v10`);
  });

  test("has a prayer read aloud, which stops on the next page", async ({
    page,
    signIn,
  }) => {
    await stubSpeech(page);
    await signIn();
    await open(page, "/prayer-detail");
    const listen = page.getByRole("button", { name: "Read aloud" });
    await listen.click();
    await expect(listen).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Previous day" }).click();
    await expect(page).toHaveURL(/date=/);
    await expect(listen).toHaveAttribute("aria-pressed", "false");
    expect(await wasCancelled(page)).toBe(1);
  });
});
