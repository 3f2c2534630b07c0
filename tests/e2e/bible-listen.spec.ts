import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";

test.beforeEach(async ({ signIn }) => {
  await signIn(uniquePerson("Lydia", "Listener"));
});

test("reads a chapter aloud, follows the verse, pauses and stops", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken: { text: string; lang: string; onend?: () => void }[] = [];
    Object.assign(window, { spoken });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: (utterance: (typeof spoken)[number]) => spoken.push(utterance),
        cancel: () => spoken.splice(0),
      },
    });
  });
  /** Ends the current verse, whose last sentence has the listener. */
  const finish = () =>
    page.evaluate(() => {
      const { spoken } = window as unknown as {
        spoken: { onend?: () => void }[];
      };
      spoken.at(-1)?.onend?.();
    });
  await open(page, "/bible?book=Psalms&chapter=117&version=KJV");
  await page.getByRole("button", { name: "Read aloud" }).click();
  const bar = page.getByRole("group", { name: "Read aloud" });
  await expect(bar).toContainText("Psalm 117:1");
  const reading = page.locator("[data-reading]").first();
  await expect(reading).toContainText("O praise the LORD, all ye nations");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Pause" }).click();
  await bar.getByRole("button", { name: "Play" }).click();
  await finish();
  await expect(bar).toContainText("Psalm 117:2");
  await expect(reading).toContainText("For his merciful kindness");
  await finish();
  await expect(bar).toBeHidden();
  await expect(page.locator("[data-reading]")).toHaveCount(0);
});

test("prints title, version, text and notes without navigation, and offers the place read elsewhere", async ({
  page,
}) => {
  const stored = page.waitForResponse("**/api/bible/position");
  await open(page, "/bible?book=Genesis&chapter=1&version=WEB");
  expect((await stored).status()).toBe(204);
  await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
  });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Genesis 1" })).toBeVisible();
  await expect(page.getByText("World English Bible (WEB)")).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  await expect(page.getByRole("note").first()).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  const response = await page.request.put("/api/bible/position", {
    data: { version: "KJV", book: "Romans", chapter: 8 },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(204);
  await open(page, "/bible");
  await expect(page).toHaveURL(/book=Genesis&chapter=1&version=WEB$/);
  await page.getByRole("link", { name: "Continue in Romans 8" }).click();
  await expect(page.getByRole("heading", { name: "Romans 8" })).toBeVisible();
});
