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

const newUser = () => uniquePerson("Silas", "Witness");
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

async function getProfilePath(page: Page): Promise<string> {
  const response = await page.request.get("/api/auth/user");
  const { id } = (await response.json()) as { id: string };
  return `/profile/${id}`;
}

test("prompts for an About section and shows each part only to its audience", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(newUser());
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
  await expectAccessible(page, "[data-dialog]");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(card(page)).toContainText("Called by name");
  await expect(card(page)).toContainText("Only you see this");
  await expect(card(page)).toContainText("Your followers see this");
  await expect(card(page)).toContainText("Jesus wept.");
  await expectAccessible(page);

  const otherPage = await pageAs(newUser());
  await open(otherPage, await getProfilePath(page));
  await expect(card(otherPage)).toContainText("Jesus wept.");
  await expect(card(otherPage)).not.toContainText("Called by name");
  await expect(card(otherPage)).not.toContainText("My mother");
  await expect(card(otherPage)).not.toContainText("see this");
  await otherPage
    .getByRole("main")
    .getByRole("button", { name: /^Follow / })
    .first()
    .click();
  await expect(card(otherPage)).toContainText("My mother");
  await expect(card(otherPage)).not.toContainText("Called by name");
  await expectAccessible(otherPage);
  await card(otherPage).getByRole("link", { name: "John 11:35" }).click();
  await expect(otherPage.locator("mark")).toHaveText("Jesus wept.");
});

test("shows a new follower what followers may see", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(newUser());
  await open(page, "/profile");
  const form = await edit(page);
  await addVerse(form, "jn 11.35");
  await form.getByLabel("Prayer intentions", { exact: true }).fill("My mother");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);

  const otherPage = await pageAs(newUser());
  await open(otherPage, await getProfilePath(page));
  await expect(card(otherPage)).not.toContainText("My mother");
  await otherPage
    .getByRole("main")
    .getByRole("button", { name: /^Follow / })
    .first()
    .click();
  await expect(card(otherPage)).toContainText("My mother");
});

test("hides an empty About section from others", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(newUser());
  await open(page, "/profile");
  const otherPage = await pageAs(newUser());
  await open(otherPage, await getProfilePath(page));
  await expect(otherPage.getByText(/^Joined /)).toBeVisible();
  await expect(card(otherPage)).toHaveCount(0);
});

test("reports that the About section couldn't be loaded, and loads it on retry", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const author = uniquePerson("Lois", `Eunice${randomUUID().slice(0, 6)}`);
  const authorPage = await pageAs(author);
  await createPost(authorPage, { type: "text", content: "Unfeigned faith" });
  await open(authorPage, "/profile");
  const form = await edit(authorPage);
  await addVerse(form, "2 Tim 1:5");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(dialog(authorPage)).toHaveCount(0);

  await signIn(newUser());
  await openFeed(page);
  await page.route("**/api/users/*/about", (route) => route.abort());
  const name = `${author.firstName} ${author.lastName}`;
  await onlyPostBy(page, author).getByRole("link", { name }).first().click();
  await expect(page.getByText(/^Joined /)).toBeVisible();
  const errorNote = page
    .getByRole("alert")
    .filter({ hasText: "Couldn't load the About section." });
  await expect(errorNote).toBeVisible();
  await expectAccessible(page);
  const retryButton = errorNote.getByRole("button", { name: "Try again" });
  const failedRequest = page.waitForEvent("requestfailed");
  await retryButton.click();
  await failedRequest;
  await expect(retryButton).not.toHaveAttribute("aria-busy");
  await expect(retryButton).toBeFocused();
  await page.unroute("**/api/users/*/about");
  await retryButton.click();
  await expect(card(page)).toContainText("2 Timothy 1:5");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(errorNote).toHaveCount(0);
});

test("explains an invalid reference, and lets the user remove verses", async ({
  page,
  signIn,
}) => {
  await signIn(newUser());
  await open(page, "/profile");
  const form = await edit(page);
  for (const [typed, message] of [
    ["grace", "Enter a book, chapter and verse, such as John 3:16."],
    ["Psalm 23", "Which verse? Enter it as Psalm 23:1."],
    ["John 3:16-18", "One verse at a time, such as John 3:16."],
    [
      "John 3:99",
      "There is no verse 99: in the KJV, John 3 ends with verse 36.",
    ],
  ] as const) {
    await addVerse(form, typed);
    await expect(form.getByText(message)).toBeVisible();
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
  // The verse is still in the field: saving adds it.
  await field.fill("Jude 3");
  await form.getByRole("button", { name: "Remove Ruth 1:1" }).click();
  await expect(field).toBeFocused();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page).getByRole("blockquote")).toHaveCount(1);
  await expect(card(page).getByRole("link")).toHaveText(["Jude 1:3"]);
  await card(page).getByText("Show all 4").click();
  await expect(card(page).getByRole("blockquote")).toHaveCount(3);
  await expect(card(page).getByRole("link")).toHaveText([
    "Jude 1:3",
    "Ruth 1:4",
    "Ruth 1:3",
    "Ruth 1:2",
  ]);
  await expectAccessible(page);
});

test("keeps the draft after a failed save, a reload and an accidental Escape", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(newUser());
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

test("shows by how many characters a text is too long", async ({
  page,
  signIn,
}) => {
  await signIn(newUser());
  await open(page, "/profile");
  const form = await edit(page);
  await form
    .getByLabel("Prayer intentions", { exact: true })
    .fill("x".repeat(1003));
  await expect(form.getByText("3 characters too many")).toBeVisible();
  await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
});
