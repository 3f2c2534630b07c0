import { expect, expectAccessible, test } from "../helpers/e2e";
import {
  card,
  composer,
  createPost,
  failureText,
  kindButton,
  openFeed,
  reloadFeed,
  send,
  uniquePerson,
  unique,
} from "../helpers/feed";
import {
  bar,
  comment,
  recordSentRequests,
  list,
  openReady,
  person,
} from "../helpers/outbox";
import { createPhoto } from "../helpers/image-files";

test("offline actions survive closing the page and are sent once, in order", async ({
  page,
  context,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const author = uniquePerson("Silas", "Author");
  const theirs = await pageAs(author);
  const event = unique("Vigil");
  const eventId = await createPost(theirs, {
    type: "event",
    eventData: { title: event, date: "2099-12-24", time: "23:00" },
  });
  const request = unique("For my brother");
  const requestId = await createPost(theirs, {
    type: "prayer",
    content: request,
  });
  await signIn(person());
  await openReady(page);
  const sentRequests = recordSentRequests(context);
  const commentText = unique("From the valley");
  const prayer = unique("For rain");
  const caption = unique("A boat");
  const boats = await Promise.all(
    [480, 360].map(async (height) => ({
      name: `${height}.jpg`,
      mimeType: "image/jpeg",
      buffer: await createPhoto(page, 640, height),
    })),
  );
  await context.setOffline(true);
  const post = card(page, event);
  await post.getByRole("button", { name: /^Like/ }).click();
  await post.getByRole("button", { name: /^Follow/ }).click();
  await post.getByRole("button", { name: /nterested/ }).click();
  const requestCard = card(page, request);
  await requestCard.getByRole("button", { name: "I prayed" }).click();
  await expect(bar(page)).toHaveText("4 waiting to be sent");
  await requestCard.getByRole("button", { name: "Send a few words" }).click();
  await page.getByRole("button", { name: "Peace be with you." }).click();
  await expect(bar(page)).toHaveText("4 waiting to be sent");
  await comment(page, event, commentText);
  await expect(post.getByText(commentText)).toBeVisible();
  await expect(post.getByText("waiting", { exact: true })).toBeVisible();

  // The "Write a post" button is hidden while scrolled down.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await (await composer(page)).fill(prayer);
  await kindButton(page, "Prayer").click();
  await send(page);
  await expect(
    page.getByText("It will be sent when you're back online.").first(),
  ).toBeVisible();
  // The composer closes after the toast has appeared.
  await expect(
    page.getByRole("button", { name: "Write a post" }),
  ).toBeVisible();
  const area = await composer(page);
  await expect(area).toHaveValue("");
  await area.fill(caption);
  await kindButton(page, "Image").click();
  await page.getByLabel("Picture file").setInputFiles(boats);
  await page.getByLabel("Describe picture 1").fill("A boat");
  await send(page);
  await expect(bar(page)).toHaveText("7 waiting to be sent");
  const waiting = page.getByRole("region", { name: "Waiting to be sent" });
  await expect(waiting.getByRole("listitem")).toHaveText([
    /A boat/,
    /For rain/,
  ]);
  await expectAccessible(page);
  await bar(page).click();
  await expect(list(page)).toHaveCount(7);
  await expectAccessible(page, "[data-dialog]");
  await page.close();
  expect(sentRequests).toEqual([]);

  const pressed = context.waitForEvent("request", (sent) =>
    sent.url().endsWith("/prayed"),
  );
  await context.setOffline(false);
  const reopened = await context.newPage();
  await openFeed(reopened);
  expect((await pressed).postDataJSON()).toEqual({
    desired: true,
    day: expect.stringMatching(/^20/),
    message: "peace",
  });
  await expect
    .poll(() => sentRequests)
    .toEqual([
      "like",
      "follow",
      "interest",
      "prayed",
      "comments",
      "posts",
      "posts",
    ]);
  await expect(bar(reopened)).toBeHidden();
  await expect(card(reopened, prayer)).toHaveCount(1);
  await expect(
    card(reopened, caption).getByRole("link", { name: /^Open the picture/ }),
  ).toHaveCount(2);
  await reloadFeed(reopened);
  await expect(card(reopened, prayer)).toHaveCount(1);
  const eventCard = card(reopened, event);
  await expect(
    eventCard.getByRole("button", { name: "Like 1", pressed: true }),
  ).toBeVisible();
  await expect(
    eventCard.getByRole("button", { name: /^Comment 1/ }),
  ).toBeVisible();
  await expect(card(reopened, request)).toContainText(
    "Prayed for once by one person",
  );
  const names = await theirs.request.get(`/api/posts/${requestId}/prayed`);
  expect(await names.json()).toMatchObject({
    people: [{ firstName: "Lydia", message: "peace" }],
  });
  const response = await reopened.request.get(`/api/posts/${eventId}`);
  expect(await response.json()).toMatchObject({
    isFollowingAuthor: true,
    eventData: { isInterested: true, interestsCount: 1 },
  });
});

test("lost responses, a slow server and two tabs don't create duplicates", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(person());
  const text = unique("Ebenezer");
  const id = await createPost(page, { type: "text", content: text });
  await openReady(page);
  const second = await context.newPage();
  await openReady(second);
  let attempts = 0;
  await context.route("**/comments", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    attempts += 1;
    await route.fetch({ maxRetries: 2 });
    // The first two requests reach the server, but their responses get lost.
    return attempts <= 2 ? route.abort() : route.continue();
  });
  await comment(page, text, "Hitherto");
  await comment(page, text, "has he helped us");
  await context.unroute("**/comments");
  for (const tab of [page, second]) {
    await tab.evaluate(() => dispatchEvent(new Event("online")));
  }
  await expect(bar(page)).toBeHidden();
  await expect(bar(second)).toBeHidden();
  const response = await page.request.get(`/api/posts/${id}/comments`);
  const comments = (await response.json()) as { content: string }[];
  expect(comments.map(({ content }) => content)).toEqual([
    "Hitherto",
    "has he helped us",
  ]);
});

test("retries after a 500; rejected items can be retried or discarded", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(person());
  const text = unique("Selah");
  const id = await createPost(page, { type: "text", content: text });
  await openReady(page);
  await context.setOffline(true);
  await comment(page, text, "First of all");
  await comment(page, text, "Not meant");
  await card(page, text).getByRole("button", { name: /^Like/ }).click();
  await expect(bar(page)).toHaveText("3 waiting to be sent");

  const posts = "**/api/posts/*/*";
  let mockResponse = { status: 500, body: "", contentType: "text/plain" };
  await context.route(posts, (route) => route.fulfill(mockResponse));
  const tried = page.waitForResponse(/comments$/);
  await context.setOffline(false);
  await tried;
  await expect(bar(page)).toHaveText("3 waiting to be sent");

  mockResponse = {
    status: 409,
    contentType: "application/problem+json",
    body: JSON.stringify({
      type: "about:blank",
      title: "No",
      status: 409,
      detail: "This has changed in the meantime.",
    }),
  };
  await bar(page).click();
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(list(page)).toHaveCount(3);
  await expect(
    page.getByRole("dialog", { name: "3 were not sent" }),
  ).toBeVisible();
  await expect(list(page).first()).toContainText(
    "This has changed in the meantime.",
  );
  await expectAccessible(page, "[data-dialog]");
  // A rejected like isn't shown as liked.
  await expect(
    card(page, text).getByRole("button", {
      name: /^Like/,
      includeHidden: true,
    }),
  ).toHaveAttribute("aria-pressed", "false");

  await context.unroute(posts);
  await list(page)
    .nth(1)
    .getByRole("button", { name: /^Discard/ })
    .click();
  await expect(list(page)).toHaveCount(2);
  await list(page)
    .first()
    .getByRole("button", { name: /^Try again/ })
    .click();
  await expect(list(page)).toHaveCount(1);
  await list(page)
    .getByRole("button", { name: /^Discard/ })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(bar(page)).toBeHidden();
  const response = await page.request.get(`/api/posts/${id}/comments`);
  expect(await response.json()).toMatchObject([{ content: "First of all" }]);
});

test("a newer toggle replaces the unsent one and is shown after a reload", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn(person());
  const text = unique("Be still");
  await createPost(page, { type: "text", content: text });
  await openReady(page);
  const like = card(page, text).getByRole("button", { name: /^Like/ });
  const likeRequests: unknown[] = [];
  await page.route("**/like", (route) => {
    likeRequests.push(route.request().postDataJSON());
    return route.abort();
  });
  await like.click();
  await expect(bar(page)).toHaveText("1 waiting to be sent");
  await reloadFeed(page);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => likeRequests.at(-1)).toEqual({ desired: false });
  await expect(bar(page)).toHaveText("1 waiting to be sent");
  await page.unroute("**/like");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(bar(page)).toBeHidden();
  await reloadFeed(page);
  await expect(like).toHaveAttribute("aria-pressed", "false");
});
