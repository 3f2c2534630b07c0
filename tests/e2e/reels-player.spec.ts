import { expect, expectAccessible, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";
import {
  goToNextVideo,
  openReels,
  shareVideos,
  currentReel,
  newViewer,
} from "../helpers/reels";

test("loads no player before Play, removes it with its slide, and says if a video was removed", async ({
  page,
  context,
  signIn,
  browser,
}) => {
  await signIn(newViewer());
  const [post] = await shareVideos(page, 2);
  // Playing requests an external host, so it needs a context without the check for page errors.
  const second = await browser.newContext({
    storageState: await context.storageState(),
  });
  const player = await second.newPage();
  const requestedUrls: string[] = [];
  await player.route(/youtube|vimeo/, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: `<script>addEventListener("message", () =>
        parent.postMessage('{"event":"onError","info":100}', "*"))</script>`,
    });
  });
  await openReels(player, `/videos?post=${post?.id ?? ""}`);
  await expect(currentReel(player)).toBeVisible();
  expect(requestedUrls).toEqual([]);
  const play = () =>
    currentReel(player)
      .getByRole("button", { name: /^Play: / })
      .click();
  const frame = player.locator("iframe");
  await play();
  await expect(
    player.getByText("This video isn't available here."),
  ).toBeVisible();
  await expect(
    player.getByRole("link", { name: "Watch on YouTube" }),
  ).toHaveAttribute("href", "https://www.youtube.com/shorts/dQw4w9WgXcQ");
  await expectAccessible(player);
  expect(requestedUrls).toEqual([
    expect.stringMatching(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    ),
  ]);
  // The next video replaces it.
  await goToNextVideo(player);
  await expect(player).not.toHaveURL(new RegExp(post?.id ?? ""));
  await player.route(/youtube|vimeo/, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<body><script>addEventListener("message", ({ data }) => {
        document.body.append(data);
      })</script>`,
    }),
  );
  await play();
  await expect(frame).toHaveCount(1);
  // The video pauses while its comments are open.
  await player.getByRole("button", { name: /^Comment/ }).click();
  await expect(
    player.frameLocator("iframe").getByText("pauseVideo"),
  ).toBeVisible();
  const sheet = player.getByRole("dialog", { name: "Comments" });
  await expect(sheet).toBeVisible();
  await player.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute(
    "referrerpolicy",
    "strict-origin-when-cross-origin",
  );
  await goToNextVideo(player);
  await expect(frame).toHaveCount(0);
  await player.keyboard.press("ArrowUp");
  await expect(
    currentReel(player).getByRole("button", { name: /^Play: / }),
  ).toBeVisible();
  await second.close();
});

test("fits a phone in landscape, and keeps the video when it is rotated", async ({
  page,
  signIn,
}) => {
  await signIn(newViewer());
  const [post] = await shareVideos(page, 3);
  await page.setViewportSize({ width: 844, height: 390 });
  await openReels(page, `/videos?post=${post?.id ?? ""}`);
  const video = currentReel(page);
  const poster = video.getByRole("button", { name: /^Play: / });
  for (const part of [
    poster,
    video.getByText(post?.content ?? ""),
    page.getByRole("button", { name: /^Like/ }),
    page.getByRole("button", { name: /^Comment/ }),
    page.getByRole("button", { name: /^Share/ }),
    page.getByRole("button", { name: "Previous video" }),
    page.getByRole("button", { name: "Next video" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect((await poster.boundingBox())?.height).toBeGreaterThan(300);
  await expectAccessible(page);
  await goToNextVideo(page);
  await expect(page).not.toHaveURL(new RegExp(post?.id ?? ""));
  await page.keyboard.press("ArrowUp");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(video).toContainText(post?.content ?? "");
  await expect(video).toBeInViewport({ ratio: 1 });
});

test("keeps the requested video when going back, and removes it when its author is blocked", async ({
  page,
  pageAs,
  signIn,
}) => {
  const [post] = await shareVideos(
    await pageAs(uniquePerson("Herod", "Fox")),
    1,
  );
  const { id, content } = post ?? { id: "", content: "" };
  await signIn(newViewer());
  await shareVideos(page, 2);
  await openReels(page, `/videos?post=${id}`);
  await page.goto("/verse-of-the-day");
  const videosResponse = page.waitForResponse(/\/api\/videos\?/);
  await page.goBack();
  await (await videosResponse).finished();
  await expect(currentReel(page)).toContainText(content);
  await expect(page).toHaveURL(new RegExp(id));

  await page.getByRole("button", { name: /^Mute, block or report / }).click();
  await page.getByRole("menuitem", { name: /^Block @/ }).click();
  const question = page.getByRole("dialog", { name: /^Block @/ });
  await question.getByRole("button", { name: "Block" }).click();
  await expect(question).toHaveCount(0);
  await expect(currentReel(page)).not.toContainText(content);
  await expect(page).not.toHaveURL(new RegExp(id));
  await page.reload();
  await expect(currentReel(page)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id));

  await openReels(page, `/videos?post=${id}`);
  await expect(
    page.getByText("This video is no longer available.", { exact: true }),
  ).toBeVisible();
});
