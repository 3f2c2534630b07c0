import type { Locator, Page } from "@playwright/test";
import type { Post } from "~/features/posts/post";
import { expect, open } from "./e2e";
import { uniquePerson, unique } from "./feed";

const videoUrls = [
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  "https://youtu.be/M7lc1UVf-VE",
  "https://vimeo.com/76979871",
];

/** Posts videos as the signed-in user and returns the API's responses. */
export async function shareVideos(page: Page, count: number): Promise<Post[]> {
  const posts: Post[] = [];
  for (let n = 0; n < count; n++) {
    const videoUrl = videoUrls[n % videoUrls.length];
    const content = unique(`Reel ${n}`);
    const response = await page.request.post("/api/posts", {
      data: { type: "video", content, videoUrl },
      headers: { "sec-fetch-site": "same-origin" },
    });
    posts.push((await response.json()) as Post);
  }
  return posts;
}

export const newViewer = () => uniquePerson("Tabitha", "Watcher");

export const goToNextVideo = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Next video" }).click();

export const currentReel = (page: Page): Locator =>
  page.locator("li:not([inert]) > article");

/** Opens the reels without the tutorial. */
export async function openReels(page: Page, path = "/videos"): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("videos-tutorial-seen", "true");
  });
  await open(page, path);
}

interface Point {
  x: number;
  y: number;
}

/** Swipes vertically by `distance` px and waits until another video fills the screen. */
export async function swipe(
  page: Page,
  from: Point,
  distance: number,
): Promise<void> {
  const before = page.url();
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at ? [at] : [],
    });
  await touch("touchStart", from);
  for (let step = 1; step <= 10; step++) {
    await touch("touchMove", { x: from.x, y: from.y + (distance * step) / 10 });
  }
  await touch("touchEnd");
  await expect(page).not.toHaveURL(before);
  await expect(currentReel(page)).toBeInViewport({ ratio: 1 });
}
