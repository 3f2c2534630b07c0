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

async function getAbout(page: Page): Promise<unknown> {
  const response = await page.request.get("/api/auth/user");
  const { id } = (await response.json()) as { id: string };
  return (await page.request.get(`/api/users/${id}/about`)).json();
}

test("merges a restored draft with changes saved on another device", async ({
  page,
  signIn,
  pageAs,
}) => {
  const andrew = uniquePerson("Andrew", "Bethsaida");
  await signIn(andrew);
  await open(page, "/profile");
  await journey(await edit(page)).fill("Come and see");

  // On another device: adds a favourite through the API, then edits the About section.
  const otherPage = await pageAs(andrew);
  const response = await otherPage.request.post("/api/bible/favourites", {
    headers: { "sec-fetch-site": "same-origin" },
    data: { book: "John", chapter: 1, verse: 9, desired: true },
  });
  expect(response.ok()).toBe(true);
  await open(otherPage, "/profile");
  const form = await edit(otherPage);
  await journey(form).fill("");
  await form
    .getByLabel("Prayer intentions", { exact: true })
    .fill("For Bethsaida");
  await prayerAudience(form).selectOption("Only me");
  await save(otherPage);

  await open(page, "/profile");
  const restoredForm = await edit(page);
  await expect(
    restoredForm.getByText("Your unsaved changes are back."),
  ).toBeVisible();
  await expect(journey(restoredForm)).toHaveValue("Come and see");
  await expect(restoredForm.getByRole("listitem")).toHaveText([
    "John 1:9Only you see this",
  ]);
  await save(page);
  expect(await getAbout(page)).toMatchObject({
    faithJourney: "Come and see",
    favouriteVerses: [{ reference: "John 1:9" }],
    prayerIntentions: "For Bethsaida",
    audiences: { prayerIntentions: "me" },
  });
});

test("two open dialogs each save only their own changes", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(uniquePerson("Philip", "Bethsaida"));
  await open(page, "/profile");
  const otherTab = await context.newPage();
  await open(otherTab, "/profile");
  const form = await edit(page);
  const otherForm = await edit(otherTab);
  await prayerAudience(otherForm).selectOption("Only me");
  await otherForm
    .getByLabel("Prayer intentions", { exact: true })
    .fill("Alone");
  await save(otherTab);
  await journey(form).fill("Follow me");
  await save(page);
  expect(await getAbout(page)).toMatchObject({
    faithJourney: "Follow me",
    prayerIntentions: "Alone",
    audiences: { faithJourney: "everyone", prayerIntentions: "me" },
  });
});

test("moves the focus to an invalid verse that prevents saving", async ({
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

test("a long About section leaves the first post and the follower lists within reach", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Ezra", "Scribe"));
  const response = await page.request.get("/api/auth/user");
  const { id } = (await response.json()) as { id: string };
  const longText = "The words of a ready writer. ".repeat(16);
  const send = async (method: string, path: string, data: unknown) => {
    const headers = { "sec-fetch-site": "same-origin" };
    const sendResponse = await page.request.fetch(path, {
      method,
      data,
      headers,
    });
    expect(sendResponse.ok()).toBe(true);
  };
  await send("PATCH", `/api/users/${id}`, { bio: longText });
  await send("PUT", `/api/users/${id}/about`, {
    faithJourney: longText,
    prayerIntentions: longText,
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
  const journeyText = about.getByText(longText.trim(), { exact: true }).first();
  const collapsedHeight = (await journeyText.boundingBox())?.height ?? 0;
  const toggle = about.getByRole("button", { name: /of the faith journey/ });
  await toggle.click();
  expect((await journeyText.boundingBox())?.height).toBeGreaterThan(
    2 * collapsedHeight,
  );
  await expect(toggle).toHaveText(/^Show less/);

  const tab = (name: string) => page.getByRole("tab", { name });
  await page.getByRole("link", { name: "0 Followers" }).click();
  await expect(tab("Followers")).toBeInViewport();
  await expect(page.getByRole("tabpanel")).toContainText("any followers yet");
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await open(page, "/profile?tab=following#lists");
  await expect(tab("Following")).toBeInViewport();
});
