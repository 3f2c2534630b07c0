import { expect } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { card, openFeed, uniquePerson } from "./feed";

export const person = () => uniquePerson("Lydia", "Away");

export const bar = (page: Page) =>
  page.getByRole("button", { name: /waiting to be sent|not sent/ });
export const list = (page: Page) =>
  page.getByRole("dialog").getByRole("listitem");

/** The code that keeps what is written comes late, and with it what comments need. */
export async function openReady(page: Page): Promise<void> {
  await openFeed(page);
  await expect
    .poll(() => page.evaluate(() => indexedDB.databases()))
    .toContainEqual({ name: "outbox", version: 1 });
  await page.waitForLoadState("networkidle");
}

/** In the order in which the server has heard of them. */
export function recordSentRequests(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on("response", (response) => {
    const request = response.request();
    if (request.method() !== "POST" || !response.ok()) return;
    const last = new URL(request.url()).pathname.split("/").at(-1) ?? "";
    if (/^(like|follow|interest|comments|posts)$/.test(last)) heard.push(last);
  });
  return heard;
}

export async function comment(page: Page, text: string, words: string) {
  const post = card(page, text);
  const area = post.getByLabel("Write a comment");
  if (!(await area.isVisible()))
    await post.getByRole("button", { name: /^Comment/ }).click();
  await area.fill(words);
  await post.getByRole("button", { name: "Post", exact: true }).click();
  await expect(area).toHaveValue("");
  await area.blur();
}
