import type { Locator, Page } from "@playwright/test";
import type { Post } from "~/features/posts/post";
import { expect, open } from "./e2e";
import { uniquePerson, unique } from "./feed";

const addresses = [
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  "https://youtu.be/M7lc1UVf-VE",
  "https://vimeo.com/76979871",
];

/** Videos of the person who is signed in, as the API gives them back. */
export async function shareVideos(page: Page, count: number): Promise<Post[]> {
  const posts: Post[] = [];
  for (let n = 0; n < count; n++) {
    const videoUrl = addresses[n % addresses.length];
    const content = unique(`Reel ${n}`);
    const response = await page.request.post("/api/posts", {
      data: { type: "video", content, videoUrl },
      headers: { "sec-fetch-site": "same-origin" },
    });
    posts.push((await response.json()) as Post);
  }
  return posts;
}

/** Who has no part in the videos of others. */
export const newViewer = () => uniquePerson("Tabitha", "Watcher");

export const goToNextVideo = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Next video" }).click();

/** The one that is on the screen. */
export const currentReel = (page: Page): Locator =>
  page.locator("li:not([inert]) > article");

/** Who comes again, to one of the videos. */
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

/** A finger goes from there by so many px, until another video is shown and stands still. */
export async function swipe(
  page: Page,
  from: Point,
  by: number,
): Promise<void> {
  const before = page.url();
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at ? [at] : [],
    });
  await touch("touchStart", from);
  for (let part = 1; part <= 10; part++) {
    await touch("touchMove", { x: from.x, y: from.y + (by * part) / 10 });
  }
  await touch("touchEnd");
  await expect(page).not.toHaveURL(before);
  await expect(currentReel(page)).toBeInViewport({ ratio: 1 });
}
