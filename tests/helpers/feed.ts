import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** The browser's own word for an answer that a test makes fail, and the router's where it asked for its ways. */
export const failureText = /Failed to (load resource|fetch manifest patches)/;

/** Opens a page of posts and waits until it listens; a card that is touched before it does is hydrated first. */
export async function openFeed(page: Page, path = "/home"): Promise<void> {
  await page.goto(path);
  await heard(page);
}

/** As before the outbox has come, and where it does not: what fails for want of a network says so. */
export async function withoutOutbox(page: Page): Promise<void> {
  await page.route(/\/assets\/device-/, (route) => route.abort());
}

/** The same after a reload. */
export async function reloadFeed(page: Page): Promise<void> {
  await page.reload();
  await heard(page);
}

async function heard(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor();
}

/** Words nobody else writes in this run. */
export function unique(words: string): string {
  return `${words} ${randomUUID().slice(0, 8)}`;
}

/** The card of the post that says this. */
export function card(page: Page, text: string): Locator {
  return page.getByRole("article").filter({ hasText: text });
}

/** Where a post is written; on a phone it waits behind its button. */
export async function composer(page: Page): Promise<Locator> {
  const area = page.getByLabel("Your post");
  const button = page.getByRole("button", { name: "Write a post" });
  if (await button.isVisible()) await button.click();
  return area;
}

/** In the composer: what kind of post it is to be. */
export function kindButton(
  page: Page,
  name: "Image" | "Video" | "Prayer" | "Event",
): Locator {
  return page
    .getByRole("group", { name: "Kind of post" })
    .getByRole("button", { name });
}

/** Sends what the composer holds. */
export async function send(page: Page): Promise<void> {
  await page
    .getByRole("form", { name: "Write a post" })
    .getByRole("button", { name: "Post", exact: true })
    .click();
}

export async function write(page: Page, text: string): Promise<void> {
  await (await composer(page)).fill(text);
  await send(page);
}

/** Writes a post of any kind without the composer; its id. */
export async function createPost(
  page: Page,
  post: Record<string, unknown>,
): Promise<string> {
  const reply = await page.request.post("/api/posts", {
    data: post,
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(reply.status()).toBe(201);
  const { id } = (await reply.json()) as { id: string };
  return id;
}

/** The same; its page's address. */
export async function publish(
  page: Page,
  post: Record<string, unknown>,
): Promise<string> {
  return `/post/${await createPost(page, post)}`;
}

/** Somebody else, who is nobody else's somebody else. */
export function uniquePerson(firstName: string, lastName: string) {
  return {
    email: `${firstName}-${randomUUID().slice(0, 8)}@example.org`.toLowerCase(),
    firstName,
    lastName,
  };
}

/** Somebody whose posts are told from all others by their author's name, whatever they say. */
export function uniqueAuthor() {
  return uniquePerson("Apollos", `Writer${randomUUID().slice(0, 6)}`);
}

/** The only post of such a person. */
export function onlyPostBy(
  page: Page,
  { firstName, lastName }: { firstName: string; lastName: string },
): Locator {
  return page.getByRole("article", {
    name: `Post by ${firstName} ${lastName}`,
  });
}

/** Opens the '…' menu of a card and chooses. */
export async function choose(
  post: Locator,
  item: "Edit" | "Delete",
): Promise<void> {
  await post.getByRole("button", { name: "Post options" }).click();
  await post.getByRole("menuitem", { name: item }).click();
}
