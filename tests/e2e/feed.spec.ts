import type { Request } from "@playwright/test";
import { expect, test } from "../helpers/e2e";
import {
  card,
  composer,
  createPost,
  failureText,
  openFeed,
  reloadFeed,
  send,
  unique,
  write,
  withoutOutbox,
} from "../helpers/feed";

const posts = "**/api/posts";

test(
  "a post appears at once, on top, and survives a reload",
  { tag: "@both" },
  async ({ page, signIn }) => {
    await signIn();
    await openFeed(page);
    const text = unique("The Lord is my shepherd");
    await write(page, text);
    await expect(
      page.getByText("Your post has been shared!", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText(text);
    await expect(card(page, text)).toContainText("posted now");
    await reloadFeed(page);
    // Others post meanwhile.
    await expect(card(page, text)).toBeVisible();
    expect(await page.getByLabel("Your post").inputValue()).toBe("");
  },
);

test("the composer waits for words, counts the last ones, and posts by keyboard", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const area = await composer(page);
  const form = page.getByRole("form", { name: "Write a post" });
  const button = form.getByRole("button", { name: "Post" });
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

test("a like and a comment from somebody else arrive", async ({
  page,
  signIn,
  pageAs,
}, { project, parallelIndex }) => {
  await signIn();
  await openFeed(page);
  const text = unique("Pray for our town");
  await write(page, text);
  await expect(card(page, text)).toBeVisible();

  const other = await pageAs({
    email: `boaz-${project.name}-${parallelIndex}@example.org`,
    firstName: "Boaz",
    lastName: "Bethlehem",
  });
  await openFeed(other);
  const seen = card(other, text);
  const like = seen.getByRole("button", { name: "Like 0" });
  await expect(like).toHaveAttribute("aria-pressed", "false");
  const liked = other.waitForResponse("**/api/posts/*/like");
  await like.click();
  await expect(
    seen.getByRole("button", { name: "Like 1", pressed: true }),
  ).toBeVisible();
  await seen.getByRole("button", { name: "Comment 0" }).click();
  await expect(seen.getByText("No comments yet.")).toBeVisible();
  const reply = seen.getByLabel("Write a comment");
  await expect(seen.getByRole("button", { name: "Post" })).toBeDisabled();
  await reply.fill("We do, every evening.");
  await reply.press("Enter");
  await expect(
    other.getByText("Comment added!", { exact: true }),
  ).toBeVisible();
  await expect(reply).toHaveValue("");
  await expect(
    seen.getByRole("listitem").filter({ hasText: "We do, every evening." }),
  ).toBeVisible();

  expect((await liked).status()).toBe(200);
  await reloadFeed(page);
  const own = card(page, text);
  await expect(
    own.getByRole("button", { name: "Like 1", pressed: false }),
  ).toBeVisible();
  await own.getByRole("button", { name: "Comment 1" }).click();
  await expect(own.getByText("Boaz Bethlehem")).toBeVisible();
  await expect(own.getByText("We do, every evening.")).toBeVisible();
});

test("what could not be posted stays, and is posted once", async ({
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
  // The server acts, and the answer is lost on the way.
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
  await reloadFeed(page);
  await expect(card(page, text)).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("a like that fails is taken back", async ({
  page,
  signIn,
  pageErrors,
}) => {
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

test("a quick finger leaves the last intent on the server", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  const text = unique("Selah");
  await write(page, text);
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  let newest: Request | undefined;
  page.on("request", (request) => {
    if (request.url().endsWith("/like")) newest = request;
  });
  for (let taps = 0; taps < 7; taps += 1) await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  // Nothing is under way any more: the newest call was the last one, and has its answer.
  await expect
    .poll(async () => {
      const asked = newest;
      const reply: unknown = await (await asked?.response())?.json();
      return asked === newest && reply;
    })
    .toMatchObject({ liked: true });
  await reloadFeed(page);
  await expect(
    card(page, text).getByRole("button", { name: "Like 1", pressed: true }),
  ).toBeVisible();
});

test("Back from a document shows what was liked before it", async ({
  page,
  signIn,
}) => {
  await signIn();
  const text = unique("His mercies are new every morning");
  await createPost(page, { type: "text", content: text });
  // Drawn by the server: that is what the browser keeps.
  await openFeed(page);
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  const answered = page.waitForResponse(/\/like$/);
  await like.click();
  await answered;
  await page.goto("/landing");
  await page.goBack();
  await expect(like).toHaveAttribute("aria-pressed", "true");
});

test("a comment that fails keeps its words", async ({
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

test("a comment written without a network says so, and is there after a reload", async ({
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
  const said = post
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
  await expect(said).toHaveCount(1);
  await reloadFeed(page);
  await post.getByRole("button", { name: "Comment 1" }).click();
  await expect(said).toHaveCount(1);
  await expect(area).toHaveValue("");
});
