import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { createPhoto } from "../helpers/image-files";

const john316 = "/verse-generator?book=John&chapter=3&verse=16&version=KJV";

const preview = (page: Page) => page.getByRole("group", { name: "Preview" });
const shareButton = (page: Page) =>
  page.getByRole("button", { name: "Share Verse" });
const passage = (page: Page) =>
  page.getByRole("form", { name: "Choose a verse" });
const radio = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true });

/** The card of the post that `share` creates; newer posts may be above it. */
async function sharedCard(page: Page, share: () => Promise<void>) {
  const [response] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().method() === "POST" &&
        response.url().endsWith("/api/posts"),
    ),
    share(),
  ]);
  const { id } = (await response.json()) as { id: string };
  return page
    .getByRole("article")
    .filter({ has: page.locator(`a[href="/post/${id}"]`) });
}

/** Resolves with the request that shares a verse. */
function sentVerse(page: Page) {
  return page.waitForRequest(
    (request) =>
      request.method() === "POST" && request.url().endsWith("/api/posts"),
  );
}

test("a visitor is asked to sign in", async ({ page }) => {
  const response = await page.goto(john316);
  expect(response?.status()).toBe(401);
});

test.describe("signed in", () => {
  test.beforeEach(async ({ signIn }, { title, project }) => {
    // A user per test, because the style is saved and tests must not see each other's posts.
    const name = `${title.replaceAll(/\W+/g, "-").slice(0, 40)}-${project.name}`;
    await signIn({ email: `${name.toLowerCase()}@example.org` });
  });

  test("opens with the verse of the day", async ({ page, request }) => {
    const today: unknown = await (
      await request.get("/api/bible/verse-of-the-day")
    ).json();
    const { reference, text } = today as { reference: string; text: string };
    await open(page, "/verse-generator");
    await expect(preview(page)).toContainText(text);
    await expect(preview(page)).toContainText(reference);
    await expect(shareButton(page)).toBeEnabled();
  });

  test("shares a chosen and styled verse to the feed", async ({ page }) => {
    await open(page, john316);
    await passage(page).getByLabel("Book").selectOption("Psalms");
    const chapter = passage(page).getByLabel("Chapter");
    await expect(chapter.getByRole("option")).toHaveCount(150);
    await expect(
      passage(page).getByLabel("Verse", { exact: true }),
    ).toHaveValue("");
    await expect(shareButton(page)).toBeDisabled();
    await chapter.selectOption("23");
    await passage(page)
      .getByLabel("Verse", { exact: true })
      .selectOption({ value: "1" });
    await passage(page).getByLabel("To verse").selectOption("3");
    await passage(page).getByLabel("Version").selectOption("WEB");
    await expect(preview(page)).toContainText("He restores my soul");
    await expect(preview(page)).toContainText("Psalm 23:1–3 (WEB)");
    await expect(page).toHaveURL(
      /book=Psalms&chapter=23&verse=1-3&version=WEB$/,
    );

    await radio(page, "Divine Love").check();
    await radio(page, "Gold").check();
    await page.getByLabel("Text size").fill("30");
    await radio(page, "Left").check();
    await radio(page, "Story 9:16").check();
    // In reach without scrolling, above the bottom bar on phones.
    for (const name of ["Share Verse", "Download PNG"]) {
      const button = page.getByRole("button", { name });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true });
    }

    const sending = sentVerse(page);
    const card = await sharedCard(page, () => shareButton(page).click());
    const { type, verseData } = (await sending).postDataJSON() as {
      type: string;
      verseData: Record<string, unknown>;
    };
    expect(type).toBe("verse");
    expect(verseData).toMatchObject({
      version: "WEB",
      book: "Psalms",
      chapter: 23,
      verse: 1,
      lastVerse: 3,
      customization: {
        backgroundType: "gradient",
        selectedBackground: 3,
        backgroundOption: { type: "gradient", name: "Divine Love" },
        textColor: "#f6d488",
        textSize: 30,
        alignment: "left",
        format: "9:16",
      },
    });
    await expect(page).toHaveURL("/");
    await expect(
      page.getByText("Your post has been shared!", { exact: true }).first(),
    ).toBeVisible();
    await expect(card).toContainText("He restores my soul");
    await expect(card).toContainText("Psalm 23:1–3");
    const picture = await card.getByRole("figure").boundingBox();
    const { width = 0, height = 0 } = picture ?? {};
    expect(height / width).toBeCloseTo(16 / 9, 1);
    // No taller than a picture of 4:5 as wide as the card.
    const cardWidth = (await card.boundingBox())?.width ?? 0;
    expect(height).toBeLessThanOrEqual(cardWidth * 1.25);
  });

  test("can't share without a verse and says why", async ({ page }) => {
    await open(page, "/verse-generator?book=John&chapter=3");
    await expect(shareButton(page)).toBeDisabled();
    await shareButton(page).click({ force: true });
    await expect(
      page.getByText("Please select a verse first.").first(),
    ).toBeVisible();
  });

  test("a chapter that fails to load can be retried", async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED|Failed to load resource/);
    await open(page, john316);
    const chapterUrl = "**/scripture/**/kjv/john/4.json";
    await page.route(chapterUrl, (route) => route.abort());
    await passage(page).getByLabel("Chapter").selectOption("4");
    await expect(page.getByText("Couldn't load this chapter.")).toBeVisible();
    await page.unroute(chapterUrl);
    await page.getByRole("button", { name: "Try again" }).click();
    await passage(page)
      .getByLabel("Verse", { exact: true })
      .selectOption({ value: "24" });
    await expect(preview(page)).toContainText("God is a Spirit");
  });

  test("keeps all choices after a failed share, and a retry creates one post", async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/503|Failed to load resource/);
    await open(page, john316);
    await radio(page, "Solid Color").check();
    await radio(page, "Wine").check();
    const keys: (string | undefined)[] = [];
    const refuse = async (route: Route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await (route.request().method() === "POST"
        ? route.fulfill({ status: 503, body: "no" })
        : route.fallback());
    };
    await page.route("**/api/posts", refuse);
    await shareButton(page).click();
    await expect(
      page.getByText("Failed to share verse image. Please try again.").first(),
    ).toBeVisible();
    const failure = page
      .getByRole("alert")
      .filter({ hasText: "Couldn't share your verse." });
    await expect(failure).toBeInViewport({ ratio: 1 });
    const failureTop = (await failure.boundingBox())?.y ?? Infinity;
    const button = (await shareButton(page).boundingBox())?.y ?? 0;
    expect(failureTop).toBeLessThan(button);
    await page.unroute("**/api/posts", refuse);

    await open(page, page.url());
    await expect(radio(page, "Wine")).toBeChecked();
    await expect(preview(page)).toContainText("For God so loved the world");
    const sending = sentVerse(page);
    await shareButton(page).click();
    expect((await sending).headers()["idempotency-key"]).toBe(keys[0]);
    await expect(page).toHaveURL("/");
  });

  test("the button shows that sharing is in progress", async ({ page }) => {
    await open(page, john316);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/api/posts", async (route) => {
      await held;
      await route.fallback();
    });
    await shareButton(page).click();
    const busy = page.getByRole("button", { name: "Sharing..." });
    await expect(busy).toBeDisabled();
    go();
    await expect(page).toHaveURL("/");
  });

  test("uses an uploaded or linked image as the background", async ({
    page,
  }) => {
    await open(page, john316);
    await radio(page, "Custom").check();
    // Without a usable picture, the verse stays on the gradient and can be shared.
    await expect(preview(page)).toContainText("For God so loved the world");
    const hint = page.getByText(
      "Until you choose a picture or enter its https address, your verse keeps its last background.",
    );
    await expect(hint).toBeVisible();
    const address = page.getByLabel("Or paste its web address");
    for (const unusable of [
      "http://example.org/hill.jpg",
      "https://nas.local/hill.jpg",
      "",
    ]) {
      await address.fill(unusable);
      await expect(hint).toBeVisible();
      await expect(shareButton(page)).toBeEnabled();
      await expect(
        page.getByRole("button", { name: "Download PNG" }),
      ).toBeEnabled();
      await expect(preview(page).locator("img")).toHaveCount(0);
    }
    const file = page.getByLabel("Picture file");
    await file.setInputFiles({
      name: "broken.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("no picture"),
    });
    const failure = page.getByText("Failed to process image").first();
    await expect(failure).toBeVisible();
    const hill = await createPhoto(page, 640, 800);
    await file.setInputFiles({
      name: "hill.jpg",
      mimeType: "image/jpeg",
      buffer: hill,
    });
    await expect(
      page.getByRole("img", { name: "The chosen picture" }),
    ).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(preview(page).locator("img")).toHaveAttribute("src", /^blob:/);
    await expectAccessible(page);
    const card = await sharedCard(page, () => shareButton(page).click());
    await expect(page).toHaveURL("/");
    await expect(card.locator("img[src^='/images/']").first()).toBeAttached();
  });

  test("works by keyboard alone", { tag: "@desktop" }, async ({ page }) => {
    await open(page, john316);
    const book = passage(page).getByLabel("Book");
    await book.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const verse = passage(page).getByLabel("Verse", { exact: true });
    await expect(verse).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(preview(page)).toContainText("John 3:17");
    await expect(verse).toBeFocused();
    await radio(page, "Gradient").focus();
    await page.keyboard.press("ArrowRight");
    await expect(radio(page, "Scenery")).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect(radio(page, "Still Waters")).toBeChecked();
    const size = page.getByLabel("Text size");
    await size.focus();
    await page.keyboard.press("End");
    const phone = (page.viewportSize()?.width ?? 0) < 1024;
    await expect(size).toHaveValue(phone ? "32" : "60");
    await expect(size).toHaveAttribute("step", phone ? "1" : "2");
    await shareButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
  });
});
