import { expect } from "../helpers/e2e";
import {
  card,
  choose,
  failureText,
  openFeed,
  createPost,
  reloadFeed,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { toastText } from "../helpers/onboarding";

const question = "Are you sure you want to delete this post?";

test("deletes a post for everyone after its author confirms", async ({
  page,
  signIn,
  context,
  pageAs,
  pageErrors,
}) => {
  await signIn();
  const text = unique("Vanity of vanities");
  const id = await createPost(page, { type: "text", content: text });
  await openFeed(page);
  const otherTab = await context.newPage();
  await openFeed(otherTab);

  const messages: string[] = [];
  page.once("dialog", (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  await choose(card(page, text), "Delete");
  await expect.poll(() => messages).toEqual([question]);
  await expect(card(page, text)).toBeVisible();

  page.once("dialog", (dialog) => void dialog.accept());
  const neighbour = await card(page, text)
    .locator("xpath=ancestor::li/following-sibling::li[.//article][1]//article")
    .getAttribute("id");
  await choose(card(page, text), "Delete");
  await expect(page.getByText("Post deleted", { exact: true })).toBeVisible();
  await expect(card(page, text)).toHaveCount(0);
  expect(
    await page.evaluate(
      () => document.activeElement?.closest("article")?.id ?? null,
    ),
  ).toBe(neighbour);
  await reloadFeed(page);
  await expect(card(page, text)).toHaveCount(0);
  const readerPage = await pageAs(uniquePerson("Demas", "World"));
  expect((await readerPage.request.get(`/api/posts/${id}`)).status()).toBe(404);

  // The author's other tab still shows the post. Deleting it again counts as a success.
  pageErrors.allow(failureText);
  otherTab.once("dialog", (dialog) => void dialog.accept());
  await choose(card(otherTab, text), "Delete");
  await expect(
    otherTab.getByText("Post deleted", { exact: true }),
  ).toBeVisible();
  await expect(card(otherTab, text)).toHaveCount(0);
});

test("restores a post at its position when deleting it fails", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  const above = unique("A time to plant");
  const text = unique("A time to pluck up");
  const id = await createPost(page, { type: "text", content: text });
  await createPost(page, { type: "text", content: above });
  await openFeed(page);
  await page.route(`**/api/posts/${id}`, (route) =>
    route.fulfill({ status: 500 }),
  );
  const texts = page.getByRole("article").filter({ hasText: /A time to/ });
  const before = await texts.allInnerTexts();
  page.once("dialog", (dialog) => void dialog.accept());
  await choose(card(page, text), "Delete");
  await expect(
    page.getByText("Failed to delete post. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(card(page, text)).toBeVisible();
  expect(await texts.allInnerTexts()).toEqual(before);
});

test("deletes the user's own comment, and restores it when that fails", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  const text = unique("Let your speech be alway with grace");
  const id = await createPost(page, { type: "text", content: text });
  const otherPage = await pageAs(uniquePerson("Tychicus", "Brother"));
  for (const [writer, content] of [
    [otherPage, "Seasoned with salt."],
    [page, "That ye may know."],
  ] as const) {
    const response = await writer.request.post(`/api/posts/${id}/comments`, {
      data: { content },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(response.status()).toBe(201);
  }
  await openFeed(page);
  const post = card(page, text);
  await post.getByRole("button", { name: "Comment 2" }).click();
  const row = (content: string) =>
    post.getByRole("listitem").filter({ hasText: content });
  const deleteButtonName = { name: /^Delete your comment/ };
  const remove = row("That ye may know.").getByRole("button", deleteButtonName);
  await expect(remove).toBeVisible();
  const otherRow = row("Seasoned with salt.");
  await expect(otherRow.getByRole("button", deleteButtonName)).toHaveCount(0);
  await page.route("**/comments/*", (route) => route.fulfill({ status: 500 }));
  page.on("dialog", (dialog) => void dialog.accept());
  await remove.click();
  await expect(
    page.getByText("Failed to delete comment. Please try again.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(remove).toBeVisible();
  await expect(post.getByRole("button", { name: "Comment 2" })).toBeVisible();

  await page.unroute("**/comments/*");
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(row("That ye may know.")).toHaveCount(0);
  await expect(post.getByRole("button", { name: "Comment 1" })).toBeVisible();
  await expect(
    otherRow.getByRole("button", { name: /^Reply to/ }),
  ).toBeFocused();
  await expect(
    page.getByText("Comment deleted", { exact: true }),
  ).toBeVisible();
});

test("removes a deleted post when the user likes it, and says why", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const author = await pageAs(uniquePerson("Demas", "Thessalonica"));
  const text = unique("Having loved this present world");
  const id = await createPost(author, { type: "text", content: text });
  await signIn();
  await openFeed(page);
  await expect(card(page, text)).toBeVisible();
  const response = await author.request.delete(`/api/posts/${id}`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.ok()).toBe(true);
  await card(page, text).getByRole("button", { name: /^Like/ }).click();
  await expect(toastText(page, "Post Not Found")).toBeVisible();
  await expect(card(page, text)).toHaveCount(0);
  await expect(page.locator("main li :focus")).toHaveCount(1);
});
