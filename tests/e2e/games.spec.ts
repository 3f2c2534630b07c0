import type { Page } from "@playwright/test";
import { bibleTrivia } from "~/features/games/bible-trivia/trivia.server";
import { memoryVerse } from "~/features/games/memory/memory.server";
import { scriptureMatch } from "~/features/games/scripture-match/match.server";
import { truncateVerse } from "~/features/games/scripture-match/match";
import { splitWords } from "~/features/games/unscramble/scramble";
import { unscrambleVerse } from "~/features/games/unscramble/unscramble.server";
import { findWord } from "~/features/games/word-search/line";
import { wordSearch } from "~/features/games/word-search/search.server";
import { toDayNumber, utcDate } from "~/shared/time";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";

const player = () => uniquePerson("Miriam", "Player");
const roundOptions = (seed: number) => ({
  seed,
  level: "easy" as const,
  today: toDayNumber(utcDate(Date.now())),
});

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
const score = (page: Page) => page.getByText(/^Score: \d+ of \d+$/);
const toast = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });

test("Bible Trivia: questions with feedback, the score and another round", async ({
  page,
  signIn,
}) => {
  await signIn(player());
  await open(page, "/games");
  await page.getByRole("link", { name: "Bible Trivia", exact: true }).click();
  await expect(page).toHaveURL(/bible-trivia\?seed=0&level=easy/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const { questions } = bibleTrivia.createPracticeRound(roundOptions(0));
  for (const [index, { question, options, correct }] of questions.entries()) {
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(question);
    const isWrong = index === 1;
    const chosen = options[(correct + (isWrong ? 1 : 0)) % 4] ?? "";
    await press(page, chosen);
    await expect(page.getByRole("img", { name: "Right answer" })).toBeVisible();
    if (isWrong) {
      await expect(
        page.getByRole("img", { name: "Wrong answer" }),
      ).toBeVisible();
      // The feedback was scrolled into view, which leaves the Back link partly under the bar.
      await page.evaluate("scrollTo(0, 0)");
      await expectAccessible(page);
      // The round and the feedback survive a reload.
      await page.reload();
      await expect(page.getByText("2 of 10")).toBeVisible();
    }
    await press(page, index === 9 ? "Finish" : "Next");
  }
  await expect(score(page)).toHaveText("Score: 9 of 10");
  await expect(page.getByText("Your best: 9 of 10")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(score(page)).toHaveText("Score: 9 of 10");
  await page.getByRole("link", { name: "Play Again" }).click();
  await expect(page).toHaveURL(/seed=1/);
  await page.getByRole("link", { name: "Hard" }).click();
  await expect(page).toHaveURL(/level=hard/);
  await page.goBack();
  await expect(page).toHaveURL(/level=easy/);
  await page.getByRole("link", { name: "Back to Games" }).click();
  await expect(page.getByText("Best: 9 of 10")).toBeVisible();
});

test("Faith Journey: can be finished with the keyboard", async ({
  page,
  signIn,
}) => {
  await signIn(player());
  await open(page, "/games/faith-journey?seed=0");
  const choices = page
    .getByRole("list", { name: "Choices" })
    .getByRole("button");
  await choices.first().focus();
  await expectAccessible(page);
  for (;;) {
    await page.keyboard.press("Enter");
    const next = page.getByRole("button", { name: /^(Next|Finish)$/ });
    await expect(next).toBeFocused();
    const isLast = (await next.textContent()) === "Finish";
    await page.keyboard.press("Enter");
    if (isLast) break;
    await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
    await choices.first().focus();
  }
  await expect(score(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
});

test("Word Search: finds words by their first and last letter, and with the keyboard", async ({
  page,
  signIn,
}) => {
  await signIn(player());
  await open(page, "/games/word-search?seed=0&level=easy");
  const { rows, words } = wordSearch.createPracticeRound(roundOptions(0));
  const cell = ([row, column]: readonly [number, number]) =>
    page.locator(`[data-cell="${row} ${column}"]`);
  await expectAccessible(page);
  const moveFocus = async (steps: number, forward: string, back: string) => {
    for (let i = 0; i < Math.abs(steps); i++)
      await page.keyboard.press(steps > 0 ? forward : back);
  };
  for (const [index, word] of words.entries()) {
    const cells = findWord(rows, word);
    const from = cells[0] ?? [0, 0];
    const to = cells.at(-1) ?? [0, 0];
    if (index === 0) {
      await cell(from).focus();
      await page.keyboard.press("Enter");
      await moveFocus(to[0] - from[0], "ArrowDown", "ArrowUp");
      await moveFocus(to[1] - from[1], "ArrowRight", "ArrowLeft");
      await expect(cell(to)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(toast(page, "Word Found!")).toBeVisible();
      await expectAccessible(page);
    } else if (index === 1) {
      for (const position of cells) await cell(position).click();
    } else {
      await cell(to).click();
      await cell(from).click();
    }
    if (index < words.length - 1) {
      const found = page.getByText(`${index + 1} of ${words.length} found`);
      await expect(found).toBeVisible();
    }
  }
  await expect(
    page.getByRole("heading", { name: "Congratulations!" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "New Words" }).click();
  await expect(page).toHaveURL(/seed=1/);
});

test(
  "Word Search: dragging over a word finds it",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn(player());
    await open(page, "/games/word-search?seed=3&level=hard");
    const { rows, words } = wordSearch.createPracticeRound({
      ...roundOptions(3),
      level: "hard",
    });
    const cells = findWord(rows, words[0] ?? "");
    const getCenter = async ([row, column]: readonly [number, number]) => {
      const box = await page
        .locator(`[data-cell="${row} ${column}"]`)
        .boundingBox();
      return [
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      ] as const;
    };
    await page.mouse.move(...(await getCenter(cells[0] ?? [0, 0])));
    await page.mouse.down();
    for (const cell of cells) await page.mouse.move(...(await getCenter(cell)));
    await page.mouse.up();
    await expect(page.getByText(`1 of ${words.length} found`)).toBeVisible();
  },
);

test("Scripture Match: a miss, and six matches", async ({ page, signIn }) => {
  await signIn(player());
  await open(page, "/games/scripture-match?seed=0");
  const { pairs } = scriptureMatch.createPracticeRound(roundOptions(0));
  const match = async (verse: string, reference: string) => {
    await press(page, truncateVerse(verse));
    await press(page, reference);
    await press(page, "Check Match");
  };
  await match(pairs[0]?.text ?? "", pairs[1]?.reference ?? "");
  await expect(toast(page, "Not a match!")).toBeVisible();
  await expectAccessible(page);
  for (const { text, reference } of pairs) await match(text, reference);
  await expect(score(page)).toHaveText("Score: 6 of 6");
});

test("Unscramble: a wrong order, then three verses", async ({
  page,
  signIn,
}) => {
  await signIn(player());
  await open(page, "/games/unscramble?seed=0");
  const { verses } = unscrambleVerse.createPracticeRound(roundOptions(0));
  const words = page.getByRole("list", { name: "Words" });
  // In the page, because each real click takes a tenth of a second.
  const chooseWords = (all: string[]) =>
    words.evaluate(async (list, all) => {
      for (const word of all) {
        [...list.querySelectorAll("button")]
          .find((b) => b.ariaDisabled === "false" && b.textContent === word)
          ?.click();
        await new Promise(requestAnimationFrame);
      }
    }, all);
  for (const [i, { reference, text }] of verses.entries()) {
    await expect(page.getByRole("region", { name: reference })).toBeVisible();
    if (i === 0) {
      for (const word of await words.getByRole("button").all())
        await word.click();
      await press(page, "Check Answer");
      await expect(toast(page, "Not quite right")).toBeVisible();
      await expectAccessible(page);
    }
    await chooseWords(splitWords(text));
    await press(page, "Check Answer");
    await expect(page.getByText(`Right: ${text}`)).toBeVisible();
  }
  await expect(score(page)).toHaveText("Score: 3 of 3");
});

test("Memory: a time limit, a failed try and three remembered verses", async ({
  page,
  signIn,
}) => {
  await signIn(player());
  await page.clock.install();
  await open(page, "/games/memory?seed=0");
  const { verses } = memoryVerse.createPracticeRound(roundOptions(0));
  for (const [index, { text }] of verses.entries()) {
    const verse = page.getByRole("blockquote");
    await expect(verse).toHaveText(text);
    if (index === 0) {
      await page.getByLabel("Hide it after 30 seconds").check();
      await expect(page.getByRole("timer")).toHaveText("30 s");
      await expectAccessible(page);
      await page.clock.runFor(31_000);
      await expect(verse).not.toHaveText(text);
      await press(page, "Start Test");
      await page.getByLabel("Type the verse").fill("Something else");
      await press(page, "Check Answer");
      await expect(toast(page, "Try again!")).toBeVisible();
      await expect(page.getByText("Attempts: 1")).toBeVisible();
      await expectAccessible(page);
    } else await press(page, "Skip to Test");
    await page.getByLabel("Type the verse").fill(text.toLowerCase());
    await press(page, "Check Answer");
  }
  await expect(
    page.getByRole("heading", { name: "Congratulations!" }),
  ).toBeVisible();
});

test("today's puzzle: one try, a streak and a result to share", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(player());
  await open(page, "/games");
  await page.getByRole("link", { name: "Today's puzzle" }).first().click();
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
  const answers = page.getByRole("list", { name: "Answers" });
  for (let index = 0; index < 5; index++) {
    const date = new URL(page.url()).searchParams.get("day");
    if (index === 1) {
      // This question is answered in another tab first: the later answer doesn't count.
      await page.request.post("/api/games/bible-trivia/puzzle", {
        data: { date, step: 1, answer: 3 },
        headers: { "sec-fetch-site": "same-origin" },
      });
    }
    await answers.getByRole("button").first().click();
    if (index === 1) {
      await expect(toast(page, "Already answered")).toBeVisible();
      await expect(answers.getByRole("button").nth(3)).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    }
    await expect(page.getByRole("img", { name: "Right answer" })).toBeVisible();
    if (index === 2) {
      // The answer and its feedback survive a reload.
      await page.reload();
      await expect(page.getByText("3 of 5")).toBeVisible();
    }
    await press(page, index === 4 ? "Finish" : "Next");
  }
  await expect(page.getByText("1 day in a row")).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page, "Share");
  await expect(toast(page, "Link copied!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Bible Trivia, .+\n[🟩🟥]{5,10}\n\d of 5 right\.\nhttp.+day=/u,
  );
  await page.reload();
  await expect(score(page)).toBeVisible();
  await page.getByRole("link", { name: "Back to Games" }).click();
  await expect(
    page.getByRole("link", { name: /Today's puzzle: \d of 5/ }),
  ).toHaveCount(1);
});
