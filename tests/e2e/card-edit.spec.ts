import { expect, expectAccessible } from "../helpers/e2e";
import {
  card,
  choose,
  failureText,
  openFeed,
  onlyPostBy,
  createPost,
  reloadFeed,
  uniqueAuthor,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { answerNextDialog } from "../helpers/outbox";

test("the author edits a post's text in its card", async ({ page, signIn }) => {
  const author = uniqueAuthor();
  await signIn(author);
  const text = unique("In the begining");
  const id = await createPost(page, { type: "text", content: text });
  await openFeed(page);
  const post = onlyPostBy(page, author);
  await expect(post).toContainText(text);
  await choose(post, "Edit");
  const area = post.getByLabel("Your post");
  await expect(area).toBeFocused();
  await expect(area).toHaveValue(text);
  await expectAccessible(page, "article:has(textarea)");
  await area.fill("   ");
  await expect(post.getByRole("button", { name: "Save" })).toBeDisabled();
  const correctedText = unique("In the beginning");
  await area.fill(correctedText);
  await post.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Post updated!", { exact: true })).toBeVisible();
  await expect(area).toHaveCount(0);
  await expect(post).toContainText(correctedText);
  await expect(post.getByText("Edited", { exact: true })).toBeVisible();
  await expect(
    post.getByRole("button", { name: "Post options" }),
  ).toBeFocused();
  // The profile lists only this author's posts.
  await page.request.put(`/api/posts/${id}`, {
    data: { audience: "me" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  await openFeed(page, "/profile");
  const narrowed = card(page, correctedText);
  await expect(narrowed).toContainText("Only me");
  await expect(narrowed).toContainText("Edited");
  // They leave room for some characters of the handle.
  const handle = await narrowed.getByText(/^@/).boundingBox();
  expect(handle?.width).toBeGreaterThan(40);
});

test(
  "with the keyboard, Escape closes the editor, asking only after a change, and Control+Enter saves",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    const author = uniqueAuthor();
    await signIn(author);
    const text = unique("Write the vision");
    await createPost(page, { type: "prayer", content: text });
    await openFeed(page);
    const post = onlyPostBy(page, author);
    await expect(post).toContainText(text);
    const options = post.getByRole("button", { name: "Post options" });
    const area = post.getByLabel("Your post");
    await options.focus();
    await page.keyboard.press("Enter");
    await expect(post.getByRole("menuitem", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(area).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(area).toHaveCount(0);
    await expect(options).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(post.getByRole("menuitem", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(area).toBeFocused();
    await page.keyboard.type(", make it plain");
    const question = answerNextDialog(page, false);
    await page.keyboard.press("Escape");
    expect(await question).toBe("Leave without saving your changes?");
    await expect(area).toHaveValue(`${text}, make it plain`);
    await page.keyboard.press("Control+Enter");
    await expect(
      page.getByText("Post updated!", { exact: true }),
    ).toBeVisible();
    await expect(post).toContainText(`${text}, make it plain`);

    await options.press("Enter");
    await expect(post.getByRole("menuitem", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("Enter");
    await area.fill("Never mind");
    const secondQuestion = answerNextDialog(page, true);
    await page.keyboard.press("Escape");
    await secondQuestion;
    await expect(area).toHaveCount(0);
    await expect(post).toContainText(`${text}, make it plain`);
  },
);

test("keeps the edited text after a failed save and a reload", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const author = uniqueAuthor();
  await signIn(author);
  const text = unique("Heaven and earth");
  const id = await createPost(page, { type: "text", content: text });
  await openFeed(page);
  await page.route(`**/api/posts/${id}`, (route) =>
    route.fulfill({ status: 500 }),
  );
  const post = onlyPostBy(page, author);
  await choose(post, "Edit");
  const area = post.getByLabel("Your post");
  // It would cover Save.
  await expect(page.getByRole("button", { name: "Write a post" })).toHaveCSS(
    "pointer-events",
    "none",
  );
  const changedText = `${text} shall pass away`;
  await area.fill(changedText);
  await post.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("Failed to update post. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(area).toHaveValue(changedText);

  await page.unroute(`**/api/posts/${id}`);
  await reloadFeed(page);
  await choose(post, "Edit");
  await expect(post.getByText("Your unsaved changes are back.")).toBeVisible();
  await expect(area).toHaveValue(changedText);
  await post.getByRole("button", { name: "Cancel" }).click();
  await choose(post, "Edit");
  await expect(area).toHaveValue(text);
});

test("restores an unfinished edit when the editor reopens, also on another page", async ({
  page,
  signIn,
}) => {
  const author = uniqueAuthor();
  await signIn(author);
  const text = unique("The grass withereth");
  const id = await createPost(page, { type: "text", content: text });
  await openFeed(page);
  const post = onlyPostBy(page, author);
  const area = post.getByLabel("Your post");
  const changedText = `${text}, the flower fadeth`;
  await choose(post, "Edit");
  await area.fill(changedText);
  await post
    .getByRole("link")
    .filter({ has: page.locator("time") })
    .click();
  await expect(page).toHaveURL(new RegExp(`/post/${id}$`));
  await expect(page.getByRole("article")).toHaveCount(1);
  await choose(post, "Edit");
  await expect(area).toHaveValue(changedText);
  await expect(post.getByText("Your unsaved changes are back.")).toBeVisible();
});

test("offers no Edit for a verse and no options for another user's post", async ({
  page,
  signIn,
  pageAs,
}) => {
  const otherText = unique("Not mine to change");
  const writer = await pageAs(uniquePerson("Justus", "Neighbour"));
  await createPost(writer, { type: "text", content: otherText });
  const author = uniqueAuthor();
  await signIn(author);
  await createPost(page, {
    type: "verse",
    verseData: { book: "John", chapter: 3, verse: 16 },
  });
  await openFeed(page);
  const verse = onlyPostBy(page, author);
  const options = verse.getByRole("button", { name: "Post options" });
  await options.press("ArrowDown");
  await expect(verse.getByRole("menuitem")).toHaveText([
    "Who can see this",
    "Save",
    "Why am I seeing this?",
    "Delete",
  ]);
  await expect(verse.getByRole("menuitem").first()).toBeFocused();
  await expectAccessible(page, "[role=menu]");
  await page.keyboard.press("Escape");
  await expect(options).toBeFocused();
  const otherPost = card(page, otherText);
  await expect(otherPost).toBeVisible();
  await expect(
    otherPost.getByRole("button", { name: "Post options" }),
  ).toHaveCount(0);
});
