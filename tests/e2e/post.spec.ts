import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { expect, expectAccessible, test } from "../helpers/e2e";
import { publish, unique } from "../helpers/feed";
import {
  desktopWindow,
  expectAccessibleAtBothSizes,
  phoneWindow,
} from "../helpers/window-sizes";

const author = { email: "page-author@example.org", firstName: "Miriam" };
const video = {
  type: "video",
  content: "A psalm",
  videoUrl: "https://youtu.be/dQw4w9WgXcQ",
};
const event = {
  type: "event",
  content: "",
  eventData: {
    title: "Evening of song",
    date: "2030-06-06",
    time: "18:30",
    timeZone: "America/New_York",
    location: "Mill Lane 12",
  },
};

/** Stubs the share sheet, which this browser doesn't have. `ending` is its result. */
async function stubShareSheet(
  page: Page,
  ending: "shared" | "AbortError" | "NotAllowedError",
) {
  await page.addInitScript((result) => {
    Object.assign(window, { shared: [] });
    Object.defineProperty(navigator, "share", {
      value: (content: unknown) => {
        (Reflect.get(window, "shared") as unknown[]).push(content);
        return result === "shared"
          ? Promise.resolve()
          : Promise.reject(new DOMException("", result));
      },
    });
  }, ending);
}

const getSharedContent = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "shared") as unknown);

test.describe("a visitor", () => {
  test("can read and share a post, and is asked to sign in", async ({
    page,
    pageAs,
  }) => {
    const text = unique("Grace and peace.");
    const path = await publish(await pageAs(author), {
      type: "text",
      content: `${text} ${"And again. ".repeat(60)}Amen.`,
    });
    await stubShareSheet(page, "shared");
    await page.goto(path);
    await expect(page.getByRole("article")).toContainText("Amen.");
    await expect(
      page.getByRole("button", { name: /^(Like|Show more)/ }),
    ).toHaveCount(0);
    await page.getByRole("button", { name: "Share" }).click();
    const shared = (await getSharedContent(page)) as {
      text: string;
      url: string;
      title: string;
    }[];
    expect(shared).toHaveLength(1);
    expect(shared[0]?.text).toHaveLength(161);
    expect(shared[0]?.text).toMatch(/^Grace and peace.+…$/);
    expect(shared[0]?.title).toMatch(/^Miriam/);
    expect(shared[0]?.url).toBe(page.url());
    await expect(page.getByText("Link copied!")).toHaveCount(0);
    await expect(
      page.getByRole("link", { name: "Join/Sign In" }),
    ).toHaveAttribute(
      "href",
      `/api/login?returnTo=${encodeURIComponent(path)}`,
    );
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("sees no message after closing the share sheet; the link is copied if it fails", async ({
    page,
    context,
    pageAs,
  }) => {
    const path = await publish(await pageAs(author), {
      type: "text",
      content: unique("Selah"),
    });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const toast = page.getByRole("status");
    await stubShareSheet(page, "AbortError");
    await page.goto(path);
    await page.getByRole("button", { name: "Share" }).click();
    expect(await getSharedContent(page)).toHaveLength(1);
    await expect(toast).toBeEmpty();
    const copier = await context.newPage();
    await stubShareSheet(copier, "NotAllowedError");
    await copier.goto(path);
    await copier.getByRole("button", { name: "Share" }).click();
    await expect(copier.getByRole("status")).toHaveText("Link copied!");
    expect(await copier.evaluate(() => navigator.clipboard.readText())).toBe(
      copier.url(),
    );
    await expectAccessible(copier);
  });

  test("plays a video in place, and its host gets no request before that", async ({
    page,
    pageAs,
    browser,
  }) => {
    const authorPage = await pageAs(author);
    const path = await publish(authorPage, video);
    // The title comes through a queue, from the local stand-in for YouTube.
    const getPost = async () =>
      (await authorPage.request.get(`/api/posts/${path.slice(6)}`)).text();
    await expect.poll(getPost).toContain('"videoTitle":"Video dQw4w9WgXcQ"');
    await page.goto(path);
    const url = page.url();
    const name = "Play: Video dQw4w9WgXcQ";
    await expect(page.getByRole("link", { name })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    );

    // Playing requests an external host, so it needs a context without the check for page errors.
    const second = await browser.newContext();
    const player = await second.newPage();
    await player.route(/youtube/, (route) =>
      route.fulfill({ contentType: "text/html", body: "player" }),
    );
    await player.goto(url);
    const poster = player.getByRole("link", { name });
    await poster.focus();
    await player.keyboard.press("Enter");
    await expect(player.locator("iframe")).toHaveAttribute(
      "src",
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
    await expect(player.getByRole("button", { name: "Close" })).toBeFocused();
    await player.keyboard.press("Enter");
    await expect(player.locator("iframe")).toHaveCount(0);
    await expect(poster).toBeFocused();
    await second.close();
  });

  test("sees an event's time and location and can add it to a calendar", async ({
    page,
    pageAs,
  }) => {
    const path = await publish(await pageAs(author), event);
    await page.goto(path);
    await expect(
      page.getByRole("heading", { name: "Evening of song" }),
    ).toBeVisible();
    await expect(page.getByText("0 people interested")).toBeVisible();
    await expect(
      page.getByRole("link", { name: "Sign in to show interest" }),
    ).toHaveAttribute(
      "href",
      `/api/login?returnTo=${encodeURIComponent(path)}`,
    );
    const link = page.getByRole("link", { name: "Add to calendar" });
    const file = await page.request.get(
      (await link.getAttribute("href")) ?? "",
    );
    expect(await file.text()).toContain("DTSTART:20300606T223000Z");
  });

  test("sees an event's time in their own time zone", async ({
    browser,
    pageAs,
  }) => {
    const path = await publish(await pageAs(author), event);
    for (const [timezoneId, localTime] of [
      ["Europe/Berlin", "Your time: Friday, June 7, 2030"],
      ["America/Chicago", "Your time: 5:30 PM"],
    ] as const) {
      const context = await browser.newContext({ timezoneId });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByText("6:30 PM, New York time")).toBeVisible();
      await expect(page.getByText(localTime)).toBeVisible();
      await context.close();
    }
    const context = await browser.newContext({
      timezoneId: "America/New_York",
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByText("6:30 PM, New York time")).toBeVisible();
    await expect(page.getByText("Your time")).toHaveCount(0);
    await context.close();
  });

  test("returns to the post after signing in", async ({ page, pageAs }) => {
    const text = unique("Come in");
    const path = await publish(await pageAs(author), {
      type: "text",
      content: text,
    });
    await page.goto(path);
    await page.getByRole("link", { name: "Join/Sign In" }).click();
    await page.getByLabel("Email").fill("comes-in@example.org");
    await page.getByLabel("First name").fill("Come");
    await page.getByLabel("Last name").fill("In");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("article")).toContainText(text);
    await expect(page.getByRole("button", { name: "Like" })).toBeVisible();
  });

  test("gets accessible pages for all kinds of posts, in light and dark", async ({
    page,
    pageAs,
  }) => {
    const writer = await pageAs(author);
    const prayer = { type: "prayer", content: unique("For rain") };
    for (const body of [video, event, prayer]) {
      await page.goto(await publish(writer, body));
      await expectAccessibleAtBothSizes(page);
    }
  });

  test("gets a 404 page if the post doesn't exist", async ({ page }) => {
    const response = await page.goto("/post/nobody");
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { name: "Post Not Found" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("loads a post within the size budget", async ({ page, pageAs }) => {
    const path = await publish(await pageAs(author), event);
    const responses: Response[] = [];
    const record = (response: Response) => void responses.push(response);
    page.on("response", record);
    await page.goto(path, { waitUntil: "load" });
    // Later requests, such as the manifest, don't count.
    page.off("response", record);
    const sizes = new Map<string, number>();
    for (const response of responses) {
      const kind = response.request().resourceType();
      const body = await response.body();
      const size = kind === "font" ? body.length : gzipSync(body).length;
      sizes.set(kind, (sizes.get(kind) ?? 0) + size);
    }
    expect(sizes.get("document")).toBeLessThanOrEqual(15_000);
    expect(sizes.get("script")).toBeLessThanOrEqual(12_000);
    expect(sizes.get("stylesheet")).toBeLessThanOrEqual(20_000);
    expect(sizes.get("font")).toBeLessThanOrEqual(40_000);
  });

  test("never has to scroll sideways, even with long words", async ({
    page,
    pageAs,
  }) => {
    const path = await publish(await pageAs(author), {
      type: "text",
      content: `https://example.org/${"long".repeat(60)} ${"W".repeat(300)}`,
    });
    await page.goto(path);
    for (const size of [phoneWindow, desktopWindow]) {
      await page.setViewportSize(size);
      const width = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(width).toBeLessThanOrEqual(size.width);
    }
  });
});
