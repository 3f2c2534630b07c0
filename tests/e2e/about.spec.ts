import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  createPost,
  failureText,
  onlyPostBy,
  openFeed,
  uniquePerson,
} from "../helpers/feed";

const someone = () => uniquePerson("Silas", "Witness");
const card = (page: Page) =>
  page.getByRole("region", { name: "About", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "About you" });

async function edit(page: Page): Promise<Locator> {
  await page
    .getByRole("button", { name: "Edit what you say about yourself" })
    .click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

async function addVerse(form: Locator, typed: string): Promise<void> {
  await form.getByRole("textbox", { name: "Favourite verses" }).fill(typed);
  await form.getByRole("button", { name: "Add verse" }).click();
}

/** The address of one's own page, as others open it. */
async function addressOf(page: Page): Promise<string> {
  const answer = await page.request.get("/api/auth/user");
  const { id } = (await answer.json()) as { id: string };
  return `/profile/${id}`;
}

test("a person is invited, says something to each audience, and others see what they may", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(someone());
  await open(page, "/profile");
  await expect(card(page)).toContainText("How did you come to faith");
  await expectAccessible(page);
  const form = await edit(page);
  await form
    .getByLabel("Faith journey", { exact: true })
    .fill("Called by name");
  await addVerse(form, "jn 11.35");
  await expect(form.getByRole("listitem")).toHaveText(["John 11:35"]);
  await form.getByLabel("Prayer intentions", { exact: true }).fill("My mother");
  await form.getByLabel("Who sees your faith journey").selectOption("Only me");
  await expect(form.getByLabel("Who sees your prayer intentions")).toHaveValue(
    "followers",
  );
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(card(page)).toContainText("Called by name");
  await expect(card(page)).toContainText("Only you see this");
  await expect(card(page)).toContainText("Your followers see this");
  await expect(card(page)).toContainText("Jesus wept.");
  await expectAccessible(page);

  const other = await pageAs(someone());
  await open(other, await addressOf(page));
  await expect(card(other)).toContainText("Jesus wept.");
  await expect(card(other)).not.toContainText("Called by name");
  await expect(card(other)).not.toContainText("My mother");
  await expect(card(other)).not.toContainText("see this");
  await other
    .getByRole("main")
    .getByRole("button", { name: /^Follow / })
    .first()
    .click();
  await expect(card(other)).toContainText("My mother");
  await expect(card(other)).not.toContainText("Called by name");
  await expectAccessible(other);
  await card(other).getByRole("link", { name: "John 11:35" }).click();
  await expect(other.locator("mark")).toHaveText("Jesus wept.");
});

test("who follows is shown what followers see", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(someone());
  await open(page, "/profile");
  const form = await edit(page);
  await addVerse(form, "jn 11.35");
  await form.getByLabel("Prayer intentions", { exact: true }).fill("My mother");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);

  const other = await pageAs(someone());
  await open(other, await addressOf(page));
  await expect(card(other)).not.toContainText("My mother");
  await other
    .getByRole("main")
    .getByRole("button", { name: /^Follow / })
    .first()
    .click();
  await expect(card(other)).toContainText("My mother");
});

test("who has said nothing shows others nothing", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(someone());
  await open(page, "/profile");
  const other = await pageAs(someone());
  await open(other, await addressOf(page));
  await expect(other.getByText(/^Joined /)).toBeVisible();
  await expect(card(other)).toHaveCount(0);
});

test("on the way through the app: a card without what it says says so, and comes when asked again", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const author = uniquePerson("Lois", `Eunice${randomUUID().slice(0, 6)}`);
  const other = await pageAs(author);
  await createPost(other, { type: "text", content: "Unfeigned faith" });
  await open(other, "/profile");
  const form = await edit(other);
  await addVerse(form, "2 Tim 1:5");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(dialog(other)).toHaveCount(0);

  await signIn(someone());
  await openFeed(page);
  await page.route("**/api/users/*/about", (route) => route.abort());
  const name = `${author.firstName} ${author.lastName}`;
  await onlyPostBy(page, author).getByRole("link", { name }).first().click();
  await expect(page.getByText(/^Joined /)).toBeVisible();
  const missing = page
    .getByRole("alert")
    .filter({ hasText: "Couldn't load the About section." });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  const again = missing.getByRole("button", { name: "Try again" });
  const refused = page.waitForEvent("requestfailed");
  await again.click();
  await refused;
  await expect(again).not.toHaveAttribute("aria-busy");
  await expect(again).toBeFocused();
  await page.unroute("**/api/users/*/about");
  await again.click();
  await expect(card(page)).toContainText("2 Timothy 1:5");
  await expect(
    card(page).getByRole("heading", { name: "About" }),
  ).toBeFocused();
  await expect(missing).toHaveCount(0);
});

test("a reference that is none is explained, and verses can be let go", async ({
  page,
  signIn,
}) => {
  await signIn(someone());
  await open(page, "/profile");
  const form = await edit(page);
  for (const [typed, answer] of [
    ["grace", "Write book, chapter and verse, such as John 3:16."],
    ["Psalm 23", "Which verse? Write it as Psalm 23:1."],
    ["John 3:16-18", "One verse at a time, such as John 3:16."],
    [
      "John 3:99",
      "There is no verse 99: in the KJV, John 3 ends with verse 36.",
    ],
  ] as const) {
    await addVerse(form, typed);
    await expect(form.getByText(answer)).toBeVisible();
  }
  const field = form.getByRole("textbox", { name: "Favourite verses" });
  for (const verse of ["Ruth 1:1", "Ruth 1:2", "Ruth 1:3", "Ruth 1:4"]) {
    await field.fill(verse);
    await field.press("Enter");
    await expect(field).toHaveValue("");
  }
  await addVerse(form, "Ruth 1:1");
  await expect(
    form.getByText("Ruth 1:1 is already in your list."),
  ).toBeVisible();
  // Still in the field, and meant: saving adds it.
  await field.fill("Jude 3");
  await form.getByRole("button", { name: "Remove Ruth 1:1" }).click();
  await expect(field).toBeFocused();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page).getByRole("blockquote")).toHaveCount(1);
  await expect(card(page).getByRole("link")).toHaveText(["Jude 1:3"]);
  await card(page).getByRole("button", { name: "Show all 4" }).click();
  await expect(card(page).getByRole("blockquote")).toHaveCount(3);
  await expect(card(page).getByRole("link")).toHaveText([
    "Jude 1:3",
    "Ruth 1:4",
    "Ruth 1:3",
    "Ruth 1:2",
  ]);
  await expectAccessible(page);
});

test("what was typed survives a failed save, a reload, and a slip of the hand", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(someone());
  await open(page, "/profile");
  let form = await edit(page);
  const journey = () => form.getByLabel("Faith journey", { exact: true });
  await journey().fill("Out of Egypt");
  await page.route("**/api/users/*/about", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500 })
      : route.fallback(),
  );
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toHaveText(
    "Failed to save. Please try again. Your changes are still here.",
  );
  await expect(journey()).toHaveValue("Out of Egypt");
  await page.unroute("**/api/users/*/about");

  await open(page, "/profile");
  form = await edit(page);
  await expect(form.getByText("Your unsaved changes are back.")).toBeVisible();
  await expect(journey()).toHaveValue("Out of Egypt");

  page.once("dialog", (question) => {
    expect(question.message()).toBe("Leave without saving your changes?");
    void question.dismiss();
  });
  await page.keyboard.press("Escape");
  await expect(journey()).toHaveValue("Out of Egypt");
  page.once("dialog", (question) => void question.accept());
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toHaveCount(0);
  form = await edit(page);
  await expect(journey()).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("a text that is too long says by how much", async ({ page, signIn }) => {
  await signIn(someone());
  await open(page, "/profile");
  const form = await edit(page);
  await form
    .getByLabel("Prayer intentions", { exact: true })
    .fill("x".repeat(1003));
  await expect(form.getByText("3 characters too many")).toBeVisible();
  await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
});
