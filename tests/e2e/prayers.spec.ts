import type { Page } from "@playwright/test";
import { addDays, utcDate } from "~/shared/time";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  card,
  createPost,
  openFeed,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { waitForCachedPages, openControlledPage } from "../helpers/offline";
import { waitForOutbox } from "../helpers/outbox";

test("a member adds a request and own words, and prays through the list @both", async ({
  page,
  signIn,
  pageAs,
}) => {
  const text = unique("For my mother");
  await createPost(await pageAs(uniquePerson("Timothy", "Lystra")), {
    type: "prayer",
    content: text,
  });
  await signIn(uniquePerson("Eunice", "Lystra"));
  await open(page, "/prayers");
  await expect(page.getByText("Who would you like to pray for?")).toBeVisible();
  await expectAccessible(page);
  for (const [prayer, every] of [
    ["For rain", "Every day"],
    ["For peace", "Every week"],
  ] as const) {
    await page.getByLabel("What do you want to pray for?").fill(prayer);
    await page.getByLabel("How often").selectOption(every);
    await page.getByRole("button", { name: "Add" }).click();
    await expect(
      page.getByRole("region", { name: every }).getByText(prayer),
    ).toBeVisible();
  }
  await openFeed(page);
  await card(page, text)
    .getByRole("button", { name: /^Mute, block/ })
    .click();
  await page.getByRole("menuitem", { name: "Add to my list" }).click();
  await expect(
    page.getByText("Added to your list", { exact: true }),
  ).toBeVisible();

  await open(page, "/prayers");
  const rain = page.getByRole("listitem").filter({ hasText: "For rain" });
  await rain.getByRole("button", { name: "Pray weekly" }).click();
  await expect(
    page.getByRole("region", { name: "Every week" }).getByText("For rain"),
  ).toBeVisible();
  const peace = page.getByRole("listitem").filter({ hasText: "For peace" });
  page.once("dialog", (dialog) => void dialog.accept());
  await peace.getByRole("button", { name: "Remove" }).click();
  await expect(peace).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Pray now (2)" }).click();

  const main = page.getByRole("main");
  await expect(main.getByText("1 of 2")).toBeVisible();
  await expect(main.getByText("For rain")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText("2 of 2")).toBeVisible();
  // What was skipped comes again.
  const next = main.getByRole("button", { name: "Next" });
  await next.click();
  await expect(main.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await main.getByRole("button", { name: "I prayed" }).click();
  await expect(main.getByText("2 of 2")).toBeVisible();
  await expect(next).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(main.getByText("2 of 2")).toBeVisible();
  for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
  await expect(
    main.getByText("You have prayed for everyone on today's list."),
  ).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "My prayers" }).click();
  await expect(page.getByRole("link", { name: /^Pray now/ })).toBeHidden();
});

const sameOrigin = { "sec-fetch-site": "same-origin" };

async function addToList(
  page: Page,
  data: { postId?: string; content?: string; every: "day" | "week" },
): Promise<void> {
  const response = await page.request.post("/api/prayers", {
    data,
    headers: sameOrigin,
  });
  expect(response.status()).toBe(201);
}

/** Prays for everyone on the day's list, which has exactly these prayers. */
async function prayThrough(page: Page, texts: string[]): Promise<void> {
  await open(page, "/prayers");
  await page.getByRole("link", { name: `Pray now (${texts.length})` }).click();
  const main = page.getByRole("main");
  for (const [index, text] of texts.entries()) {
    await expect(main).toContainText(`${index + 1} of ${texts.length}`);
    await expect(main).toContainText(text);
    const response = page.waitForResponse((one) =>
      /^(POST|PATCH) .*\/(prayed|prayers\/[^/]+)$/.test(
        `${one.request().method()} ${one.url()}`,
      ),
    );
    await main.getByRole("button", { name: "I prayed" }).click();
    expect((await response).ok()).toBe(true);
  }
  await expect(
    main.getByText("You have prayed for everyone on today's list."),
  ).toBeVisible();
}

test("a list is prayed through on three days @both", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = await pageAs(uniquePerson("Titus", "Crete"));
  await signIn(uniquePerson("Phoebe", "Cenchreae"));
  const ask = async (text: string) => {
    const content = unique(text);
    const postId = await createPost(author, { type: "prayer", content });
    await addToList(page, { postId, every: "day" });
    return { content, url: `/api/posts/${postId}`, path: `/post/${postId}` };
  };
  const mother = await ask("For my mother");
  await addToList(page, { content: "For rain", every: "week" });
  const sister = await ask("For my sister");
  await addToList(page, { content: "For peace", every: "day" });

  // A press counts for the date in the browser. The server accepts the last seven days.
  const today = utcDate(Date.now());
  const startDay = (daysAgo: number) =>
    page.clock.setFixedTime(`${addDays(today, -daysAgo)}T12:00:00Z`);
  await startDay(2);
  await prayThrough(page, [
    mother.content,
    "For rain",
    sister.content,
    "For peace",
  ]);

  await author.request.put(`${mother.url}/answer`, {
    data: { content: "She is well" },
    headers: sameOrigin,
  });
  await startDay(1);
  await prayThrough(page, ["Answered", sister.content, "For peace"]);

  await author.request.delete(sister.url, { headers: sameOrigin });
  await startDay(0);
  await prayThrough(page, [mother.content, "For peace"]);
  await page
    .getByRole("main")
    .getByRole("link", { name: "My prayers" })
    .click();
  await expect(page.getByText("This isn't available any more.")).toBeVisible();
  await expectAccessible(page);
  await open(author, mother.path);
  await expect(
    author.getByText("Prayed for 3 times by one person"),
  ).toBeVisible();
});

/** The cached copy of Pray now. */
const readCachedList = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open("pages");
    return (await cache.match("/prayers/now"))?.text();
  });

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("the list of the day opens, and a press is sent later", async ({
    page,
    context,
    signIn,
    pageAs,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/);
    const request = unique("For my mother");
    const author = await pageAs(uniquePerson("Timothy", "Lystra"));
    const postId = await createPost(author, {
      type: "prayer",
      content: request,
    });
    await signIn(uniquePerson("Lois", "Lystra"));
    await openControlledPage(page);
    await open(page, "/prayers");
    await waitForCachedPages(page, "/prayers/now");
    await page.getByLabel("What do you want to pray for?").fill("For rain");
    await addToList(page, { postId, every: "day" });
    await page.getByRole("button", { name: "Add" }).click();
    await expect(page.getByText("For rain", { exact: true })).toBeVisible();
    await expect.poll(() => readCachedList(page)).toContain("For rain");
    await waitForOutbox(page);
    await context.setOffline(true);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Pray now (2)" }).click();
    await expect(main.getByRole("heading", { name: "Pray now" })).toBeVisible();
    await waitForOutbox(page);
    for (const text of [request, "For rain"]) {
      await expect(main.getByText(text)).toBeVisible();
      await main.getByRole("button", { name: "I prayed" }).click();
    }
    const prayed = main.getByText("You have prayed for everyone");
    await expect(prayed).toBeVisible();
    await open(page, "/prayers/now");
    await expect(prayed).toBeVisible();
    await context.setOffline(false);
    await expect
      .poll(async () => (await page.request.get("/api/prayers/today")).text())
      .toBe("[]");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a member writes a prayer, prays and removes it", async ({
    page,
    signIn,
  }) => {
    await signIn(uniquePerson("Priscilla", "Rome"));
    await page.goto("/prayers");
    for (const prayer of ["For rain", "For peace"]) {
      await page.getByLabel("What do you want to pray for?").fill(prayer);
      await page.getByRole("button", { name: "Add" }).click();
      await expect(page.getByText(prayer, { exact: true })).toBeVisible();
    }
    await page.getByRole("link", { name: "Pray now (2)" }).click();
    for (const prayer of ["For rain", "For peace"]) {
      await expect(page.getByText(prayer)).toBeVisible();
      await page.getByRole("button", { name: "I prayed" }).click();
    }
    await expect(
      page.getByText("You have prayed for everyone on today's list."),
    ).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: "My prayers" })
      .click();
    await page.getByRole("button", { name: "Remove" }).first().click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("For rain")).toBeHidden();
  });
});
