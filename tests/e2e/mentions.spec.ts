import { expect, expectAccessible, open, test } from "../helpers/e2e";
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
      data: { content: "So a man sharpeneth" },
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
  await expect(mention).toBeVisible();
  await expectAccessible(page, "main");
  await mention.click();
  await expect(
    page.getByRole("heading", { name: "Priscilla Answered" }),
  ).toBeVisible();
});
