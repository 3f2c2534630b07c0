import type { Page } from "@playwright/test";
import { expect, open } from "../helpers/e2e";
import { card, createPost, uniquePerson, unique } from "../helpers/feed";
import { test } from "../helpers/feed-test";

async function getUserId(page: Page): Promise<string> {
  const response = await page.request.get("/api/auth/user");
  return ((await response.json()) as { id: string }).id;
}

async function sendPost(
  page: Page,
  path: string,
  data: unknown,
): Promise<void> {
  const response = await page.request.post(path, {
    data,
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.ok()).toBe(true);
}

test("lists don't claim to be empty when they only count hidden users", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Jason", "Thessalonica"));
  const hidden = await pageAs(uniquePerson("Demas", "Forsaken"));
  const writerId = await getUserId(writer);
  const text = unique("These have turned the world upside down");
  const postId = await createPost(writer, { type: "text", content: text });
  await sendPost(hidden, `/api/posts/${postId}/comments`, {
    content: "Not here",
  });
  await sendPost(hidden, `/api/users/${writerId}/follow`, { desired: true });
  await signIn(uniquePerson("Aristarchus", "Companion"));
  await sendPost(page, `/api/users/${await getUserId(hidden)}/block`, {
    desired: true,
  });

  await open(page, `/profile/${writerId}`);
  const post = card(page, text);
  await post.getByRole("button", { name: "Comment 1" }).click();
  const comments = post.getByRole("region", { name: "Comments" });
  await expect(comments).toContainText("1 comment is not shown here.");
  await expect(comments).not.toContainText("No comments yet");

  await open(page, `/profile/${writerId}?tab=followers`);
  const main = page.getByRole("main");
  await expect(main).toContainText("Nothing to show here.");
  await expect(main).not.toContainText("followers yet");
  await page.getByRole("tab", { name: "Following" }).click();
  await expect(main).toContainText("This user isn't following anyone yet.");
});
