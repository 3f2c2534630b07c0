import { expect, expectAccessible } from "../helpers/e2e";
import {
  card,
  composer,
  failureText,
  kindButton,
  openFeed,
  postButton,
  reloadFeed,
  send,
  unique,
  withoutOutbox,
  waitForClosedDialog,
} from "../helpers/feed";
import { rejectPosts, test } from "../helpers/feed-test";
import { toastText } from "../helpers/onboarding";
import { desktopWindow } from "../helpers/window-sizes";

test("a video: accepts only YouTube and Vimeo URLs", async ({
  page,
  startWriting,
}) => {
  const area = await startWriting();
  const text = unique("Watch this hymn");
  await area.fill(text);
  await kindButton(page, "Video").click();
  const address = page.getByLabel("YouTube or Vimeo link");
  await address.fill("https://youtube.com.example.org/watch?v=dQw4w9WgXcQ");
  await send(page);
  const toast = toastText(page, "Invalid Video URL");
  await expect(toast).toBeVisible();
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(area).toHaveValue(text);
  await page.clock.install();
  await address.fill("https://youtu.be/dQw4w9WgXcQ");
  await expect(toast).toHaveCount(0);
  await expect(address).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText("YouTube video")).toBeVisible();
  await address.press("Control+Enter");
  await expect(
    card(page, text).getByRole("button", { name: /^Play/ }),
  ).toBeVisible();
});

test("a draft of any kind survives a reload, including its links", async ({
  page,
  startWriting,
}) => {
  const area = await startWriting();
  await area.fill("Unfinished");
  await kindButton(page, "Video").click();
  await page.getByLabel("YouTube or Vimeo link").fill("https://youtu.be/half");
  await kindButton(page, "Image").click();
  await page
    .getByLabel("Or paste its web address")
    .fill("http://example.org/not-shown.jpg");
  await reloadFeed(page);
  await expect(await composer(page)).toHaveValue("Unfinished");
  await expect(kindButton(page, "Image")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByLabel("Or paste its web address")).toHaveValue(
    "http://example.org/not-shown.jpg",
  );
  await send(page);
  await expect(page.getByLabel("Or paste its web address")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await kindButton(page, "Video").click();
  await expect(page.getByLabel("YouTube or Vimeo link")).toHaveValue(
    "https://youtu.be/half",
  );
});

test("without an outbox, keeps the post while offline and creates it only once after retries", async ({
  page,
  context,
  startWriting,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await withoutOutbox(page);
  const area = await startWriting();
  const text = unique("From the mountain");
  await area.fill(text);
  // The server creates the post, but the response is lost with the connection.
  await page.route("**/api/posts", async (route) => {
    await route.fetch({ maxRetries: 2 });
    await context.setOffline(true);
    await route.abort();
  });
  await send(page);
  const failed = page.getByRole("alert").filter({ hasText: "You're offline" });
  await expect(failed).toBeVisible();
  await expect(
    page.getByText("Failed to create post. Please try again.", { exact: true }),
  ).toBeVisible();
  await page.unroute("**/api/posts");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toBeVisible();
  await expect(page.getByLabel("Your post")).toHaveValue(text);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
  await waitForClosedDialog(page);
  await reloadFeed(page);
  await expect(card(page, text)).toHaveCount(1);
});

test("shows the server's validation message at its field", async ({
  page,
  startWriting,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const area = await startWriting();
  await area.fill("Once more");
  await rejectPosts(page, {
    status: 422,
    issue: { path: "content", message: "Please say it differently." },
  });
  await send(page);
  await expect(page.getByText("Please say it differently.")).toBeVisible();
  await expect(area).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  await area.fill("Once more, with feeling");
  await expect(area).not.toHaveAttribute("aria-invalid");
});

test("explains beside the post why it wasn't accepted", async ({
  page,
  startWriting,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const area = await startWriting();
  await area.fill("Line upon line");
  const alert = page.getByRole("alert");
  for (const { status, message } of [
    { status: 413, message: /too large to send/ },
    { status: 500, message: /wasn't sent/ },
  ]) {
    await page.unroute("**/api/posts");
    await rejectPosts(page, { status });
    await send(page);
    await expect(
      page.getByText("Failed to create post. Please try again.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(alert.filter({ hasText: message })).toContainText(
      "We've saved it here for you.",
    );
    await expect(area).toHaveValue("Line upon line");
  }
  await page.unroute("**/api/posts");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByText("Your post has been shared!", { exact: true }),
  ).toBeVisible();
});

test("retries code that couldn't be loaded", async ({
  page,
  startWriting,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|Failed to fetch/);
  const chunk = /\/assets\/kind-fields-[^/]*\.js/;
  // Routed before the page loads, because the chunk is also prefetched for offline use.
  await page.route(chunk, (route) => route.abort());
  await startWriting();
  await kindButton(page, "Image").click();
  const alert = page
    .getByRole("alert")
    .filter({ hasText: "Couldn't load this part" });
  await expect(alert).toBeVisible();
  await page.unroute(chunk);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Or paste its web address")).toBeVisible();
});

test("Verse opens the verse generator", async ({ page, startWriting }) => {
  await startWriting();
  await page
    .getByRole("group", { name: "Kind of post" })
    .getByRole("link", { name: "Verse" })
    .click();
  await expect(page).toHaveURL("/verse-generator");
});

test("the kinds are in one row, large enough for thumbs, and accessible", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openFeed(page);
  await composer(page);
  await kindButton(page, "Image").click();
  await expect(page.getByLabel("Or paste its web address")).toBeVisible();
  for (const size of [{ width: 320, height: 640 }, desktopWindow]) {
    await page.setViewportSize(size);
    const boxes = await page
      .getByRole("group", { name: "Kind of post" })
      .locator("button, a")
      .evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect()),
      );
    expect(boxes).toHaveLength(5);
    await expect(kindButton(page, "Prayer").getByText("Prayer")).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(size.width);
    for (const { width, height, top } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(top).toBe(boxes[0]?.top);
    }
    await expectAccessible(page, "form[aria-label='Write a post']");
  }
});

test("on wide screens the kinds, the audience and Post share one row", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(desktopWindow);
  await signIn();
  await openFeed(page);
  // At 1180 px the right column appears, so the composer is at its narrowest.
  for (const width of [1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const middles = [
      kindButton(page, "Image"),
      kindButton(page, "Event"),
      page.getByLabel("Who can see it"),
      postButton(page),
    ].map(async (control) => {
      const box = await control.boundingBox();
      return box && Math.round(box.y + box.height / 2);
    });
    expect(new Set(await Promise.all(middles)).size).toBe(1);
  }
});
