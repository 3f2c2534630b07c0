import { expect, type BrowserContext, type Page } from "@playwright/test";
import { card, openFeed, uniquePerson } from "./feed";

export const person = () => uniquePerson("Lydia", "Away");

export const bar = (page: Page) =>
  page.getByRole("button", { name: /waiting to be sent|not sent/ });
export const list = (page: Page) =>
  page.getByRole("dialog").getByRole("listitem");

/** Accepts or dismisses the next browser dialog, and returns its message. */
export async function answerNextDialog(
  page: Page,
  accept: boolean,
): Promise<string> {
  const dialog = await page.waitForEvent("dialog");
  await (accept ? dialog.accept() : dialog.dismiss());
  return dialog.message();
}

/** Waits for the outbox and the code for offline use, which are loaded lazily. */
export const waitForOutbox = (page: Page) =>
  page.locator("html[data-offline-ready]").waitFor();

/** Opens a page of posts that can be used offline. */
export async function openReady(page: Page, path?: string): Promise<void> {
  await openFeed(page, path);
  await waitForOutbox(page);
}

/** All items in this browser's outbox, of all users, as JSON. */
export const readOutbox = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open("outbox");
    await new Promise((done) => {
      open.onsuccess = done;
    });
    const items = open.result
      .transaction("items")
      .objectStore("items")
      .getAll();
    await new Promise((done) => {
      items.onsuccess = done;
    });
    open.result.close();
    return JSON.stringify(items.result);
  });

/** Records the last path segment of each successful POST, in the order of the responses. */
export function recordSentRequests(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("response", (response) => {
    const request = response.request();
    if (request.method() !== "POST" || !response.ok()) return;
    const last = new URL(request.url()).pathname.split("/").at(-1) ?? "";
    if (/^(like|follow|interest|prayed|comments|posts)$/.test(last))
      sent.push(last);
  });
  return sent;
}

export async function comment(
  page: Page,
  postText: string,
  commentText: string,
) {
  const post = card(page, postText);
  const area = post.getByLabel("Write a comment");
  if (!(await area.isVisible()))
    await post.getByRole("button", { name: /^Comment/ }).click();
  await area.fill(commentText);
  await post.getByRole("button", { name: "Post", exact: true }).click();
  await expect(area).toHaveValue("");
  await area.blur();
}
