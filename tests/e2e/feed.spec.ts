import type { Request } from "@playwright/test";
import { expect, test } from "../helpers/e2e";
import {
  card,
  composer,
  createPost,
  failureText,
  openFeed,
  postButton,
  reloadFeed,
  send,
  unique,
  withoutOutbox,
  write,
  waitForClosedDialog,
} from "../helpers/feed";

const posts = "**/api/posts";

test("a post appears at once, on top, and survives a reload", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const text = unique("The Lord is my shepherd");
  await write(page, text);
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(text);
  await expect(card(page, text)).toContainText("posted now");
  await waitForClosedDialog(page);
  await reloadFeed(page);
  // Other tests post at the same time, so it may no longer be first.
  await expect(card(page, text)).toBeVisible();
  await expect(await composer(page)).toHaveValue("");
});

test("the composer requires text, counts the last characters and posts with the keyboard", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const area = await composer(page);
  const form = page.getByRole("form", { name: "Write a post" });
  const button = postButton(page);
  await expect(button).toBeDisabled();
  await area.fill("  \n ");
  await expect(button).toBeDisabled();
  await area.fill("x".repeat(5001));
  await expect(form.getByText("1 character too many")).toBeVisible();
  await expect(button).toBeDisabled();
  await area.fill("x".repeat(4900));
  await expect(form.getByText("100 characters left")).toBeVisible();
  await expect(button).toBeEnabled();
  const text = unique("Sing a new song");
  await area.fill(text);
  await area.press("Control+Enter");
  await expect(card(page, text)).toBeVisible();
});

test("shows a like and a comment from another user", async ({
  page,
  signIn,
  pageAs,
}, { project, parallelIndex }) => {
  await signIn();
  await openFeed(page);
  const text = unique("Pray for our town");
  await write(page, text);
  await expect(card(page, text)).toBeVisible();

  const otherPage = await pageAs({
    email: `boaz-${project.name}-${parallelIndex}@example.org`,
    firstName: "Boaz",
    lastName: "Bethlehem",
  });
  await openFeed(otherPage);
  const otherCard = card(otherPage, text);
  const like = otherCard.getByRole("button", { name: "Like 0" });
  await expect(like).toHaveAttribute("aria-pressed", "false");
  const likeResponse = otherPage.waitForResponse("**/api/posts/*/like");
  await like.click();
  await expect(
    otherCard.getByRole("button", { name: "Like 1", pressed: true }),
  ).toBeVisible();
  await otherCard.getByRole("button", { name: "Comment 0" }).click();
  await expect(otherCard.getByText("No comments yet.")).toBeVisible();
  const commentField = otherCard.getByLabel("Write a comment");
  await expect(otherCard.getByRole("button", { name: "Post" })).toBeDisabled();
  await commentField.fill("We do, every evening.");
  await commentField.press("Enter");
  await expect(
    otherPage.getByText("Comment added!", { exact: true }),
  ).toBeVisible();
  await expect(commentField).toHaveValue("");
  await expect(
    otherCard
      .getByRole("listitem")
      .filter({ hasText: "We do, every evening." }),
  ).toBeVisible();

  expect((await likeResponse).status()).toBe(200);
  await reloadFeed(page);
  const ownCard = card(page, text);
  await expect(
    ownCard.getByRole("button", { name: "Like 1", pressed: false }),
  ).toBeVisible();
  await ownCard.getByRole("button", { name: "Comment 1" }).click();
  await expect(ownCard.getByText("Boaz Bethlehem")).toBeVisible();
  await expect(ownCard.getByText("We do, every evening.")).toBeVisible();
});

test("keeps a post that couldn't be sent, and posts it only once", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await withoutOutbox(page);
  await signIn();
  await openFeed(page);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/posts")) {
      keys.push(request.headers()["idempotency-key"]);
    }
  });
  // The server creates the post, but the response is lost.
  await page.route(posts, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch({ maxRetries: 2 });
    return route.abort();
  });
  const text = unique("Be still");
  await write(page, text);
  await expect(
    page.getByText("Failed to create post. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel("Your post")).toHaveValue(text);

  await page.unroute(posts);
  await reloadFeed(page);
  await expect(await composer(page)).toHaveValue(text);
  await send(page);
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  await waitForClosedDialog(page);
  await reloadFeed(page);
  await expect(card(page, text)).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("reverts a failed like", async ({ page, signIn, pageErrors }) => {
  pageErrors.allow(failureText);
  await signIn();
  const text = unique("Be still");
  await createPost(page, { type: "text", content: text });
  await openFeed(page);
  await page.route("**/like", (route) =>
    route.fulfill({ status: 503, body: "" }),
  );
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  const before = await like.innerText();
  await like.click();
  await expect(
    page.getByText("Failed to like post. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  expect(await like.innerText()).toBe(before);
});

test("the server stores the last intent after quick taps", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const text = unique("Selah");
  await write(page, text);
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  let latestRequest: Request | undefined;
  page.on("request", (request) => {
    if (request.url().endsWith("/like")) latestRequest = request;
  });
  for (let taps = 0; taps < 7; taps += 1) await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  // No request is pending: no newer one was sent before this response.
  await expect
    .poll(async () => {
      const request = latestRequest;
      const response: unknown = await (await request?.response())?.json();
      return request === latestRequest && response;
    })
    .toMatchObject({ liked: true });
  await reloadFeed(page);
  await expect(
    card(page, text).getByRole("button", { name: "Like 1", pressed: true }),
  ).toBeVisible();
});

test("Back from a document shows an earlier like", async ({ page, signIn }) => {
  await signIn();
  const text = unique("His mercies are new every morning");
  await createPost(page, { type: "text", content: text });
  // The browser restores the HTML that the server rendered.
  await openFeed(page);
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  const likeResponse = page.waitForResponse(/\/like$/);
  await like.click();
  await likeResponse;
  await page.goto("/landing");
  await page.goBack();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("keeps the text of a failed comment", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await withoutOutbox(page);
  await signIn();
  const text = unique("Say something kind");
  await createPost(page, { type: "text", content: text });
  await openFeed(page);
  const post = card(page, text);
  await post.getByRole("button", { name: /^Comment/ }).click();
  await page.route("**/comments", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const area = post.getByLabel("Write a comment");
  await area.fill("Amen and amen.");
  await area.press("Enter");
  await expect(
    page.getByText("Failed to add comment. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(area).toHaveValue("Amen and amen.");
});

test("reports that a comment failed offline, and restores its text after a reload", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await withoutOutbox(page);
  await signIn();
  const text = unique("A word spoken in due season");
  await createPost(page, { type: "text", content: text });
  await openFeed(page);
  const post = card(page, text);
  const area = post.getByLabel("Write a comment");
  const comment = post
    .getByRole("listitem")
    .filter({ hasText: "How good is it!" });
  await post.getByRole("button", { name: "Comment 0" }).click();
  await area.fill("How good is it!");
  await context.setOffline(true);
  await post.getByRole("button", { name: "Post", exact: true }).click();
  await expect(
    page.getByText("Failed to add comment. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(area).toBeEditable();

  await context.setOffline(false);
  await reloadFeed(page);
  await post.getByRole("button", { name: "Comment 0" }).click();
  await expect(area).toHaveValue("How good is it!");
  await area.press("Enter");
  await expect(comment).toHaveCount(1);
  await reloadFeed(page);
  await post.getByRole("button", { name: "Comment 1" }).click();
  await expect(comment).toHaveCount(1);
  await expect(area).toHaveValue("");
});
