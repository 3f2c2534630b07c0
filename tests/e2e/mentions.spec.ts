import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { publish, uniquePerson, unique } from "../helpers/feed";

test("a comment is answered by its person's handle, which leads to them", async ({
  page,
  signIn,
  pageAs,
}) => {
  const speaker = await pageAs(uniquePerson("Priscilla", "Answered"));
  const address = await publish(speaker, {
    type: "text",
    content: unique("Iron sharpeneth iron"),
  });
  const { username } = (await (
    await speaker.request.get("/api/auth/user")
  ).json()) as { username: string };
  const said = await speaker.request.post(
    `/api/posts/${address.split("/")[2] ?? ""}/comments`,
    {
      data: { content: "So a man sharpeneth" },
      headers: { "sec-fetch-site": "same-origin" },
    },
  );
  expect(said.status()).toBe(201);

  await signIn();
  await open(page, address);
  const form = page.getByLabel("Write a comment");
  await form.fill("the countenance");
  const reply = page.getByRole("button", { name: /^Reply to Priscilla/ });
  await reply.click();
  await expect(form).toBeFocused();
  await expect(form).toHaveValue(`@${username} the countenance`);
  // Once is enough.
  await reply.click();
  await form.press("End");
  await form.pressSequentially(" of his friend.");
  await form.press("Enter");
  const mention = page.getByRole("link", { name: `@${username}`, exact: true });
  await expect(mention).toBeVisible();
  await expectAccessible(page, "main");
  await mention.click();
  await expect(
    page.getByRole("heading", { name: "Priscilla Answered" }),
  ).toBeVisible();
});
