import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

const john3 = "/bible?book=John&chapter=3&version=WEB";

test("a visitor is asked to sign in", async ({ page }) => {
  const response = await page.goto(john3);
  expect(response?.status()).toBe(401);
  await expect(heading(page, "Welcome back")).toBeVisible();
});

test.describe("signed in", () => {
  // The account remembers what was read last.
  test.beforeEach(async ({ signIn }) => {
    await signIn(uniquePerson("Berea", "Reader"));
  });

  test("starts at Genesis 1 in the KJV and moves from chapter to chapter", async ({
    page,
  }) => {
    await open(page, "/bible");
    await expect(heading(page, "Genesis 1")).toBeVisible();
    await expect(page.getByText("King James Version (KJV)")).toBeVisible();
    await expect(page.getByText("Chapter 1 of 50")).toBeVisible();
    const previous = page.getByRole("button", { name: "Previous" });
    await expect(previous).toBeDisabled();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(heading(page, "Genesis 2")).toBeFocused();
    await expect(page).toHaveURL(/book=Genesis&version=KJV&chapter=2/);
    await previous.click();
    await expect(heading(page, "Genesis 1")).toBeVisible();
    await expectAccessible(page);
  });

  test("Back returns to earlier chapters, then home", async ({ page }) => {
    await open(page, "/home");
    const tab = (name: string) =>
      page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name, exact: true });
    await tab("Bible").click();
    await expect(heading(page, "Genesis 1")).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(heading(page, "Genesis 2")).toBeVisible();
    await tab("Home").click();
    await expect(page).toHaveURL(/\/home$/);
    for (const name of ["Genesis 2", "Genesis 1"]) {
      await page.goBack();
      await expect(heading(page, name)).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });

  test("the arrow keys turn the page, except while the user is typing", async ({
    page,
  }) => {
    await open(page, john3);
    await page.keyboard.press("ArrowRight");
    await expect(heading(page, "John 4")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(heading(page, "John 3")).toBeVisible();
    await page.getByRole("searchbox").pressSequentially("ab");
    await page.keyboard.press("ArrowLeft");
    await expect(heading(page, "John 3")).toBeVisible();
    await expect(page).toHaveURL(/chapter=3/);
  });

  test("turning the page shows a prefetched file and sends no request to the server", async ({
    page,
  }) => {
    const prefetch = page.waitForResponse(
      /\/scripture\/\w+\/web\/john\/4\.json$/,
    );
    await open(page, john3);
    expect((await prefetch).headers()["cache-control"]).toContain("immutable");
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    await page.getByRole("button", { name: "Next" }).click();
    await expect(heading(page, "John 4")).toBeVisible();
    const others = urls.filter((url) => !url.endsWith("/api/bible/position"));
    expect(others.filter((url) => /\/(bible|api|home)/.test(url))).toEqual([]);
  });

  test("restores the last passage and settings", async ({ page }) => {
    await open(page, john3);
    const text = page.getByText("Most certainly I tell you, unless").first();
    const normalColor = await page
      .locator("article")
      .evaluate((article) => getComputedStyle(article).color);
    await expect(text).not.toHaveCSS("color", normalColor);
    await page.getByLabel("Reading settings").click();
    await page.getByLabel("Words of Jesus in red").uncheck();
    await page.getByLabel("largest").check();
    await page.getByLabel("Wide").check();
    await page.getByLabel("One verse a line").check();
    await page.keyboard.press("Escape");
    await expect(text).toHaveCSS("font-size", "30px");
    await open(page, "/bible");
    await expect(page).toHaveURL(/book=John&chapter=3&version=WEB$/);
    await expect(text).toHaveCSS("color", normalColor);
    await expect(text).toHaveCSS("font-size", "30px");
    await expect(text).toHaveCSS("line-height", "60px");
    const verse = page.locator('[data-verse="2"]');
    await expect(verse).toHaveCSS("display", "block");
  });

  test("shows a deep link's verse above the action bar in a low window", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const verse of [1, 3]) {
      await open(page, `/bible?book=Psalms&chapter=23&verse=${verse}`);
      const bar = page.getByRole("group", { name: `Psalm 23:${verse}` });
      const getOverlap = async () => {
        const marks = await page.locator("main mark").all();
        const boxes = await Promise.all(
          marks.map((mark) => mark.boundingBox()),
        );
        const ends = boxes.map((box) => (box ? box.y + box.height : Infinity));
        return Math.max(...ends) - ((await bar.boundingBox())?.y ?? 0);
      };
      await expect.poll(getOverlap).toBeLessThanOrEqual(0);
    }
  });

  test("a deep link shows its verse", async ({ page }) => {
    await open(page, "/bible?book=Psalms&chapter=119&verse=105&version=WEB");
    await expect(heading(page, "Psalm 119")).toBeAttached();
    const verse = page.locator("mark").first();
    await expect(verse).toContainText("Your word is a lamp to my feet");
    await expect(verse).toBeInViewport();
    await page.getByRole("link", { name: "Make a verse image" }).click();
    await expect(page).toHaveURL(
      /verse-generator\?book=Psalms&chapter=119&verse=105&version=WEB$/,
    );
  });

  test("opens a footnote at its letter, and closes it", async ({ page }) => {
    await open(page, "/bible?book=Genesis&chapter=1&version=WEB");
    await page.getByRole("button", { name: "Footnote a" }).click();
    const note = page.getByRole("note", { name: "Footnote a, verse 1:1" });
    await expect(note).toContainText("The Hebrew word rendered “God”");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(note).toBeHidden();
  });

  test("links a quoted reference", async ({ page }) => {
    await open(page, "/bible?book=Matthew&chapter=5&version=WEB");
    await page.getByRole("button", { name: "Footnote a" }).click();
    await page.getByRole("link", { name: "66:2" }).click();
    await expect(heading(page, "Isaiah 66")).toBeVisible();
    await expect(page.locator("mark").first()).toContainText("my hand");
  });

  test("explains a missing chapter and a missing book", async ({ page }) => {
    await open(page, "/bible?book=Genesis&chapter=51");
    await expect(
      page.getByText(
        "No verses found for this selection. Please try a different chapter.",
      ),
    ).toBeVisible();
    await expect(page.getByText("Genesis has 50 chapters.")).toBeVisible();
    await open(page, "/bible?book=Enoch");
    await expect(
      page.getByText("Select a book and chapter to start reading Scripture."),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Bible · /);
    await expectAccessible(page);
  });

  test("doesn't offer, count or remember a chapter past the end of a book", async ({
    page,
  }) => {
    await open(page, "/bible?book=Ruth&chapter=2&version=WEB");
    await open(page, "/bible?book=John&chapter=99&version=KJV");
    await expect(page).toHaveTitle(/^Bible · /);
    await expect(
      page.getByText("There is no John 99: John has 21 chapters."),
    ).toBeVisible();
    await expect(page.getByText(/Chapter \d+ of/)).toBeHidden();
    await expect(page.getByRole("button", { name: "Previous" })).toBeHidden();
    await expect(
      page.getByRole("button", { name: "John", exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await open(page, "/bible");
    await expect(page).toHaveURL(/book=Ruth&chapter=2&version=WEB$/);
  });

  test("retries a chapter that couldn't be loaded", async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/ERR_FAILED/);
    const file = "**/scripture/*/web/ruth/1.json";
    await page.route(file, (route) => route.abort());
    await open(page, john3);
    await page.getByRole("searchbox").fill("Ruth 1");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Couldn't load this chapter.")).toBeVisible();
    await page.unroute(file);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("In the days when the judges")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reading, footnotes and search work", async ({ page, signIn }) => {
    await signIn();
    await page.goto(john3);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(heading(page, "John 4")).toBeVisible();
    await page.getByLabel("Book").selectOption("Ruth");
    await page.getByLabel("Chapter", { exact: true }).selectOption("1");
    await page.getByRole("button", { name: "Go" }).click();
    await expect(heading(page, "Ruth 1")).toBeVisible();
    await page.getByRole("button", { name: "Footnote a" }).click();
    await expect(page.getByRole("note").first()).toBeVisible();
    await page.getByRole("searchbox").fill("Ps 23");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(heading(page, "Psalm 23")).toBeVisible();
  });
});
