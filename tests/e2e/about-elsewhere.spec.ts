import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { createPost, uniquePerson, unique } from "../helpers/feed";

const dialog = (page: Page) => page.getByRole("dialog", { name: "About you" });
const journey = (form: Locator) =>
  form.getByLabel("Faith journey", { exact: true });
const prayerAudience = (form: Locator) =>
  form.getByLabel("Who sees your prayer intentions");

async function edit(page: Page): Promise<Locator> {
  await page
    .getByRole("button", { name: "Edit what you say about yourself" })
    .click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** What the server has by now. */
async function aboutOf(page: Page): Promise<unknown> {
  const answer = await page.request.get("/api/auth/user");
  const { id } = (await answer.json()) as { id: string };
  return (await page.request.get(`/api/users/${id}/about`)).json();
}

test("what came back after a reload stands over what was said elsewhere meanwhile", async ({
  page,
  signIn,
  pageAs,
}) => {
  const andrew = uniquePerson("Andrew", "Bethsaida");
  await signIn(andrew);
  await open(page, "/profile");
  await journey(await edit(page)).fill("Come and see");

  // The heart as the reader sends it, and another device that narrows a part.
  const other = await pageAs(andrew);
  const pressed = await other.request.post("/api/bible/favourites", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { book: "John", chapter: 1, verse: 9, desired: true },
  });
  expect(pressed.ok()).toBe(true);
  await open(other, "/profile");
  const form = await edit(other);
  await journey(form).fill("");
  await form
    .getByLabel("Prayer intentions", { exact: true })
    .fill("For Bethsaida");
  await prayerAudience(form).selectOption("Only me");
  await save(other);

  await open(page, "/profile");
  const back = await edit(page);
  await expect(back.getByText("Your unsaved changes are back.")).toBeVisible();
  await expect(journey(back)).toHaveValue("Come and see");
  await expect(back.getByRole("listitem")).toHaveText([
    "John 1:9Only you see this",
  ]);
  await save(page);
  expect(await aboutOf(page)).toMatchObject({
    faithJourney: "Come and see",
    favouriteVerses: [{ reference: "John 1:9" }],
    prayerIntentions: "For Bethsaida",
    audiences: { prayerIntentions: "me" },
  });
});

test("of two open dialogs each saves what was changed in it", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(uniquePerson("Philip", "Bethsaida"));
  await open(page, "/profile");
  const other = await context.newPage();
  await open(other, "/profile");
  const here = await edit(page);
  const there = await edit(other);
  await prayerAudience(there).selectOption("Only me");
  await there.getByLabel("Prayer intentions", { exact: true }).fill("Alone");
  await save(other);
  await journey(here).fill("Follow me");
  await save(page);
  expect(await aboutOf(page)).toMatchObject({
    faithJourney: "Follow me",
    prayerIntentions: "Alone",
    audiences: { faithJourney: "everyone", prayerIntentions: "me" },
  });
});

test("a verse that stands in the way of saving has the focus", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Nathanael", "Cana"));
  await open(page, "/profile");
  const form = await edit(page);
  const verses = form.getByRole("textbox", { name: "Favourite verses" });
  await verses.fill("Hesitations 3:16");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(verses).toBeFocused();
  await expect(verses).toHaveAttribute("aria-invalid", "true");
  await verses.fill("");
  await save(page);
});

test("however much somebody says of themselves, posts begin soon and lists are a tap away", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Ezra", "Scribe"));
  const reply = await page.request.get("/api/auth/user");
  const { id } = (await reply.json()) as { id: string };
  const long = "The words of a ready writer. ".repeat(16);
  const send = async (method: string, path: string, data: unknown) => {
    const headers = { "sec-fetch-site": "same-origin" };
    const done = await page.request.fetch(path, { method, data, headers });
    expect(done.ok()).toBe(true);
  };
  await send("PATCH", `/api/users/${id}`, { bio: long });
  await send("PUT", `/api/users/${id}/about`, {
    faithJourney: long,
    prayerIntentions: long,
    favouriteVerses: [1, 2, 3, 4].map((verse) => {
      return { book: "Ephesians", chapter: 1, verse };
    }),
  });
  await createPost(page, { type: "text", content: unique("Nehemiah") });
  await open(page, "/profile");
  const post = await page.getByRole("article").first().boundingBox();
  expect(post?.y ?? Infinity).toBeLessThan(1.5 * 844);
  await expectAccessible(page);
  const about = page.getByRole("region", { name: "About" });
  const journey = about.getByText(long.trim(), { exact: true }).first();
  const folded = (await journey.boundingBox())?.height ?? 0;
  const more = about.getByRole("button", { name: /of the faith journey/ });
  await more.click();
  expect((await journey.boundingBox())?.height).toBeGreaterThan(2 * folded);
  await expect(more).toHaveText(/^Show less/);

  const tab = (name: string) => page.getByRole("tab", { name });
  await page.getByRole("link", { name: "0 Followers" }).click();
  await expect(tab("Followers")).toBeInViewport();
  await expect(page.getByRole("tabpanel")).toContainText("any followers yet");
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await open(page, "/profile?tab=following");
  await expect(tab("Following")).toBeInViewport();
});
