import { expect } from "../helpers/e2e";
import {
  card,
  failureText,
  openFeed,
  createPost,
  reloadFeed,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";

const followUrl = "**/api/users/*/follow";

test("following from one card updates all cards of that user, until they are unfollowed", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = uniquePerson("Lydia", "Purple");
  const writer = await pageAs(author);
  const first = unique("A seller of purple");
  const second = unique("Whose heart was opened");
  await createPost(writer, { type: "text", content: first });
  await createPost(writer, { type: "text", content: second });

  await signIn(uniquePerson("Silas", "Walker"));
  await openFeed(page);
  const followButtons = [first, second].map((text) =>
    card(page, text).getByRole("button", {
      name: "Follow Lydia Purple",
      exact: true,
    }),
  );
  for (const button of followButtons) await expect(button).toBeVisible();
  await card(page, first)
    .getByRole("button", { name: "Follow Lydia Purple" })
    .click();
  for (const button of followButtons) await expect(button).toHaveCount(0);
  const toast = page.getByText("You are now following this user", {
    exact: true,
  });
  await expect(toast).toBeVisible();
  // On this card the button stays, so that a second press unfollows.
  const following = page.getByRole("button", {
    name: "Following. Unfollow Lydia Purple",
  });
  await expect(following).toHaveCount(1);
  await expect(following).toBeFocused();
  await following.click();
  for (const button of followButtons) await expect(button).toBeVisible();
  await expect(toast).toBeHidden();
  await followButtons[0]?.click();
  await expect(following).toHaveText("Following");
  await expect(toast).toBeVisible();
  await reloadFeed(page);
  await expect(card(page, first)).toBeVisible();
  for (const button of followButtons) await expect(button).toHaveCount(0);
  await expect(following).toHaveCount(0);

  await card(page, first).getByRole("link", { name: "Lydia Purple" }).click();
  const unfollow = page.getByRole("button", { name: "Unfollow Lydia Purple" });
  const response = page.waitForResponse(followUrl);
  await unfollow.click();
  await response;
  await page.goBack();
  for (const button of followButtons) await expect(button).toBeVisible();
});

test("a card says 'Requested' where the author approves followers, until the request is withdrawn", async ({
  page,
  signIn,
  pageAs,
}) => {
  const writer = await pageAs(uniquePerson("Zipporah", "Midian"));
  await writer.request.post("/api/users/follow-approval", {
    data: { desired: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const text = unique("The well in Midian");
  await createPost(writer, { type: "text", content: text });
  await signIn(uniquePerson("Silas", "Walker"));
  await openFeed(page);
  const follow = card(page, text).getByRole("button", {
    name: "Follow Zipporah Midian",
    exact: true,
  });
  await follow.click();
  const requested = card(page, text).getByRole("button", {
    name: "Requested. Withdraw the request to follow Zipporah Midian",
  });
  await expect(requested).toHaveText("Requested");
  await requested.click();
  await expect(follow).toBeVisible();
});

test("reverts a failed follow on every card", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const writer = await pageAs(uniquePerson("Phoebe", "Servant"));
  const texts = [unique("Of the church"), unique("At Cenchreae")];
  for (const content of texts)
    await createPost(writer, { type: "text", content });
  await signIn(uniquePerson("Silas", "Walker"));
  await openFeed(page);
  await page.route(followUrl, (route) => route.fulfill({ status: 500 }));
  const buttons = texts.map((text) =>
    card(page, text).getByRole("button", { name: "Follow Phoebe Servant" }),
  );
  await buttons[0]?.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Failed to update follow status. Please try again.", {
      exact: true,
    }),
  ).toBeVisible();
  for (const button of buttons) await expect(button).toBeVisible();
});

test("offers no Follow button on the user's own post", async ({
  page,
  signIn,
}) => {
  await signIn();
  const text = unique("I am who I am");
  await createPost(page, { type: "text", content: text });
  await openFeed(page);
  await expect(
    card(page, text).getByRole("button", { name: /^Follow/ }),
  ).toHaveCount(0);
});
