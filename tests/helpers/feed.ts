import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

/** Console errors of the browser and of the router when a test makes a request fail. */
export const failureText = /Failed to (load resource|fetch manifest patches)/;

/** Opens a page of posts and waits until it is hydrated. */
export async function openFeed(page: Page, path = "/home"): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Prevents the outbox from loading, so that a failed request shows an error. */
export async function withoutOutbox(page: Page): Promise<void> {
  await page.route(/\/assets\/device-/, (route) => route.abort());
}

/** A dialog goes back in history when it closes, which would abort a reload. */
export async function waitForClosedDialog(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !Object.keys(Object(history.state) as object).includes("layer"),
  );
}

export async function reloadFeed(page: Page): Promise<void> {
  await page.reload();
  await waitForHydration(page);
}

async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor();
}

/** Adds a random suffix, so that no other test of the run uses the same text. */
export function unique(text: string): string {
  return `${text} ${randomUUID().slice(0, 8)}`;
}

/** The card of the post that contains the text. */
export function card(page: Page, text: string): Locator {
  return page.getByRole("article").filter({ hasText: text });
}

/** The composer's text area. On a phone, opens the sheet first. */
export async function composer(page: Page): Promise<Locator> {
  const area = page.getByLabel("Your post");
  const button = page.getByRole("button", { name: "Write a post" });
  if (!(await area.isVisible())) {
    await button.click();
    await area.waitFor();
  }
  return area;
}

export function kindButton(
  page: Page,
  name: "Image" | "Video" | "Prayer" | "Event",
): Locator {
  return page
    .getByRole("group", { name: "Kind of post" })
    .getByRole("button", { name });
}

export async function send(page: Page): Promise<void> {
  await postButton(page).click();
}

/** The composer's; on a phone it is in the header of the sheet. */
export function postButton(page: Page): Locator {
  return page
    .getByRole("dialog", { name: "New post" })
    .or(page.getByRole("form", { name: "Write a post" }))
    .getByRole("button", { name: "Post", exact: true });
}

export async function write(page: Page, text: string): Promise<void> {
  await (await composer(page)).fill(text);
  await send(page);
}

/** Creates a post through the API and returns its id. */
export async function createPost(
  page: Page,
  post: Record<string, unknown>,
): Promise<string> {
  const response = await page.request.post("/api/posts", {
    data: post,
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return id;
}

/** Creates a post through the API and returns the path of its page. */
export async function publish(
  page: Page,
  post: Record<string, unknown>,
): Promise<string> {
  return `/post/${await createPost(page, post)}`;
}

/** A user whose e-mail address no other test uses. */
export function uniquePerson(firstName: string, lastName: string) {
  return {
    email: `${firstName}-${randomUUID().slice(0, 8)}@example.org`.toLowerCase(),
    firstName,
    lastName,
  };
}

/** A user whose name no other test uses, so that their posts can be found by author. */
export function uniqueAuthor() {
  return uniquePerson("Apollos", `Writer${randomUUID().slice(0, 6)}`);
}

/** The only post by a `uniqueAuthor`. */
export function onlyPostBy(
  page: Page,
  { firstName, lastName }: { firstName: string; lastName: string },
): Locator {
  return page.getByRole("article", {
    name: `Post by ${firstName} ${lastName}`,
  });
}

/** Chooses an item in the card's '…' menu. */
export async function choose(
  post: Locator,
  item: "Edit" | "Delete" | "Save" | "Saved",
): Promise<void> {
  await post.getByRole("button", { name: "Post options" }).click();
  await post.getByRole("menuitem", { name: item }).click();
}
