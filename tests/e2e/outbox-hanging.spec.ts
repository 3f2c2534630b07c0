import type { Route } from "@playwright/test";
import { expect, test } from "../helpers/e2e";
import {
  card,
  composer,
  createPost,
  failureText,
  kindButton,
  send,
  unique,
} from "../helpers/feed";
import {
  bar,
  comment,
  recordSentRequests,
  openReady,
  person,
} from "../helpers/outbox";
import { createPhoto } from "../helpers/image-files";

test("requests that hang for 15 s move to the outbox and are sent once", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(person());
  const text = unique("Stillness");
  const id = await createPost(page, { type: "text", content: text });
  await openReady(page);
  const keys: Record<string, Set<string | undefined>> = {};
  const hanging: Route[] = [];
  let isHanging = true;
  const timedOut: string[] = [];
  context.on("requestfailed", (request) => timedOut.push(request.url()));
  const countTimeouts = (path: string) =>
    timedOut.filter((url) => url.endsWith(path)).length;
  const countAttempts = (path: string) =>
    hanging.filter((route) => route.request().url().endsWith(path)).length;
  await context.route(/\/(comments|like|posts)$/, (route) => {
    const request = route.request();
    if (request.method() !== "POST" || !isHanging) return route.continue();
    const key = request.headers()["idempotency-key"];
    (keys[request.url().split("/").at(-1) ?? ""] ??= new Set()).add(key);
    // It never answers.
    hanging.push(route);
    return undefined;
  });
  await page.clock.install();
  const post = card(page, text);
  await post.getByRole("button", { name: /^Like/ }).click();
  await post.getByRole("button", { name: /^Comment/ }).click();
  const commentField = post.getByLabel("Write a comment");
  await commentField.fill("Are you there?");
  await post.getByRole("button", { name: "Post", exact: true }).click();
  await expect
    .poll(() => Object.keys(keys).sort())
    .toEqual(["comments", "like"]);
  await page.clock.fastForward(15_000);
  await expect(commentField).toHaveValue("");
  await commentField.blur();
  await expect(bar(page)).toHaveText("2 waiting to be sent");

  // Images use another transport, with upload progress.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(
    page.getByRole("button", { name: "Write a post" }),
  ).toBeVisible();
  const boat = await createPhoto(page, 640, 480);
  const caption = unique("A boat");
  const area = await composer(page);
  await area.fill(caption);
  await kindButton(page, "Image").click();
  await page.getByLabel("Picture file").setInputFiles({
    name: "boat.jpg",
    mimeType: "image/jpeg",
    buffer: boat,
  });
  await page.getByLabel("Describe the picture").fill("A boat");
  await send(page);
  await expect.poll(() => keys["posts"]?.size).toBe(1);
  // The outbox tries the oldest item again, which hangs and times out too.
  await expect.poll(() => countAttempts("/like")).toBeGreaterThan(1);
  await page.clock.fastForward(15_000);
  await expect.poll(() => countTimeouts("/like")).toBeGreaterThan(1);
  await expect(
    page.getByText("It will be sent when you're back online.").first(),
  ).toBeVisible();
  await expect(bar(page)).toHaveText("3 waiting to be sent");

  // The network is back. Not `unrouteAll`: it would send the requests that hang, and their retries would come twice.
  const sentRequests = recordSentRequests(context);
  isHanging = false;
  await Promise.all(
    hanging.map((route) => route.abort().catch(() => undefined)),
  );
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect
    .poll(() => [...sentRequests].sort())
    .toEqual(["comments", "like", "posts"]);
  await expect(bar(page)).toBeHidden();
  const comments = await page.request.get(`/api/posts/${id}/comments`);
  expect(await comments.json()).toMatchObject([{ content: "Are you there?" }]);
  const response = await page.request.get("/api/posts?limit=20");
  const posts = (await response.json()) as { content: string }[];
  expect(posts.filter(({ content }) => content === caption)).toHaveLength(1);
  // Retries reuse the idempotency key of the first attempt.
  expect(keys["comments"]?.size).toBe(1);
  expect(keys["posts"]?.size).toBe(1);
});

test("shows that the session ended when unsent items are rejected", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(person());
  const text = unique("Watchman");
  await createPost(page, { type: "text", content: text });
  await openReady(page);
  await context.setOffline(true);
  await comment(page, text, "What of the night?");
  await expect(bar(page)).toHaveText("1 waiting to be sent");
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page.getByText("Your session ended")).toBeVisible();
});

test("a page whose data hangs is opened as a document after 10 s", async ({
  page,
  signIn,
}) => {
  await signIn(person());
  await openReady(page);
  await page.clock.install();
  // It never answers.
  await page.route(/\/games\.data/, () => undefined);
  const dataRequest = page.waitForRequest(/\/games\.data/);
  await page.getByRole("link", { name: "Games" }).click();
  await dataRequest;
  const games = page.getByRole("heading", { name: "Games", level: 1 });
  await expect(games).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(games).toBeVisible();
});
