import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  open,
  test,
  waitForDevice,
} from "../helpers/e2e";
import { publish, uniquePerson, unique } from "../helpers/feed";

test("Reply inserts the author's handle, which links to their profile", async ({
  page,
  signIn,
  pageAs,
}) => {
  const speaker = await pageAs(uniquePerson("Priscilla", "Answered"));
  const path = await publish(speaker, {
    type: "text",
    content: unique("Iron sharpeneth iron"),
  });
  const { username } = (await (
    await speaker.request.get("/api/auth/user")
  ).json()) as { username: string };
  const commentResponse = await speaker.request.post(
    `/api/posts/${path.split("/")[2] ?? ""}/comments`,
    {
      // A mention alone in its line must be large enough too.
      data: { content: `@${username}` },
      headers: { "sec-fetch-site": "same-origin" },
    },
  );
  expect(commentResponse.status()).toBe(201);

  await signIn();
  await open(page, path);
  const commentField = page.getByLabel("Write a comment");
  await commentField.fill("the countenance");
  const replyButton = page.getByRole("button", { name: /^Reply to Priscilla/ });
  await replyButton.click();
  await expect(commentField).toBeFocused();
  await expect(commentField).toHaveValue(`@${username} the countenance`);
  // A second click doesn't insert the handle again.
  await replyButton.click();
  await commentField.press("End");
  await commentField.pressSequentially(" of his friend.");
  await commentField.press("Enter");
  const mention = page.getByRole("link", { name: `@${username}`, exact: true });
  await expect(mention).toHaveCount(2);
  await expectAccessible(page, "main");
  await mention.last().click();
  await expect(
    page.getByRole("heading", { name: "Priscilla Answered" }),
  ).toBeVisible();
});

test("A thread: suggestions, a reply, an edit, a pill for new comments and a removal", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = await pageAs(uniquePerson("Apollos", "Eloquent"));
  const path = await publish(author, {
    type: "text",
    content: unique("Mighty in the scriptures"),
  });
  const { username } = (await (
    await author.request.get("/api/auth/user")
  ).json()) as { username: string };
  await open(author, path);

  await signIn();
  await open(page, path);
  const field = page.getByLabel("Write a comment");
  await field.pressSequentially("Well said ");
  // The code for the list waits for the first "@".
  expect(await hasLoaded(page, "mention-list")).toBe(false);
  await field.pressSequentially(`@${username.slice(0, -1)}`);
  const option = page.getByRole("option", {
    name: new RegExp(`@${username.replace(".", "\\.")}$`),
  });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute("aria-activedescendant", /-0$/);
  expect(await hasLoaded(page, "mention-list")).toBe(true);
  await expect(field).toBeFocused();
  await expectAccessible(page, "main");
  await field.press("Escape");
  await expect(option).toBeHidden();
  await field.pressSequentially(username.slice(-1));
  await expect(option).toBeVisible();
  await field.press("Enter");
  await expect(option).toBeHidden();
  await expect(field).toHaveValue(`Well said @${username} `);
  await field.press("Enter");
  await expect(page.getByRole("link", { name: `@${username}` })).toBeVisible();

  // As after a push, or when people return to the tab.
  await waitForDevice(author);
  await author.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange")),
  );
  await author.getByRole("button", { name: "1 new comment" }).click();
  await author.getByRole("button", { name: /^Reply to .*: Well said/ }).click();
  await expect(author.getByText(/^Replying to/)).toBeVisible();
  await author.getByLabel("Write a comment").press("End");
  await author.getByLabel("Write a comment").pressSequentially("Thanks");
  await author.getByLabel("Write a comment").press("Enter");
  const replies = author.getByRole("list", { name: "Replies" });
  await expect(replies).toContainText("Thanks");
  await author.getByRole("button", { name: /^Edit your comment/ }).click();
  await author.getByLabel("Your comment", { exact: true }).fill("Thank you");
  await author.getByRole("button", { name: "Save" }).click();
  await expect(replies).toContainText("edited");

  author.on("dialog", (dialog) => void dialog.accept());
  await author.getByRole("button", { name: /^Remove the comment/ }).click();
  await expect(author.getByText("Comment deleted").first()).toBeVisible();
  const reply = replies.getByRole("button", { name: /^Reply to/ });
  await expect(reply).toBeFocused();
  // To oneself, so without a handle.
  await reply.press("Enter");
  await expect(author.getByText(/^Replying to/)).toBeVisible();
  await expect(author.getByLabel("Write a comment")).toHaveValue("");
  await author.reload();
  await expect(replies).toContainText("Thank you");
  await replies.getByRole("link", { name: /edited/ }).click();
  await expect(author).toHaveURL(/#comment-/);
  await expectAccessible(author, "main");
});

const hasLoaded = (page: Page, chunk: string) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByType("resource")
        .some(({ name: url }) => url.includes(`/assets/${name}-`)),
    chunk,
  );
