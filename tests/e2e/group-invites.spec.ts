import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  card,
  createPost,
  reloadFeed,
  unique,
  uniquePerson,
} from "../helpers/feed";
import { callApi, createGroup, setMembership } from "../helpers/group-pages";
import { fillProviderForm } from "../helpers/sign-in-context";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

test("a leader creates a link, by which a newcomer signs up and asks to join", async ({
  page,
  pageAs,
}) => {
  const leader = await pageAs(uniquePerson("Lydia", "Purple"));
  const { slug } = await createGroup(leader, {
    about: "We meet by the river on Fridays,\nwith soup and psalms.",
  });
  await open(leader, `/groups/${slug}/settings`);
  const section = leader.getByRole("region", { name: "Invitations" });
  await section.getByLabel("How many can join").selectOption("1");
  await section.getByLabel("Show my name").check();
  await section.getByRole("button", { name: "Create link" }).click();
  await expect(section.getByText("Uses left: 1")).toBeVisible();
  await expectAccessibleAtBothSizes(leader, "#invites");
  const link = await section.getByLabel("The new link").inputValue();

  const { pathname } = new URL(link);
  await page.goto(pathname);
  await expect(
    page.getByText("Lydia Purple invites you to join"),
  ).toBeVisible();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole("link", { name: "Sign in to ask to join" }).click();
  await fillProviderForm(page, uniquePerson("Silas", "Newcomer"));
  await page.waitForURL(pathname);
  await page.getByLabel(/^Message to the leaders/).fill("I sell linen.");
  await page.getByRole("button", { name: "Ask to join" }).click();
  await expect(page.getByText(/^Your request waits/)).toBeVisible();
  await expectAccessible(page);

  await open(leader, `/groups/${slug}/settings`);
  await expect(leader.getByText("I sell linen.")).toBeVisible();
  await expect(section.getByText(/^Uses left/)).toHaveCount(0);
  await section.getByRole("button", { name: "Create link" }).click();
  await expect(section.getByLabel("The new link")).toBeVisible();
  await section.getByRole("button", { name: /^Revoke the link/ }).click();
  await expect(section.getByText(/^Uses left/)).toHaveCount(0);
  await expect(section.getByLabel("The new link")).toHaveCount(0);

  await page.getByRole("button", { name: "Withdraw" }).click();
  await open(leader, `/groups/${slug}/settings`);
  await expect(leader.getByText("No requests are waiting")).toBeVisible();
});

test("a hidden group is founded, joined by a link, and unknown to strangers @both", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(uniquePerson("Lydia", "Purple"));
  const name = unique("By the river");
  await open(page, "/groups/new");
  const form = page.getByRole("form", { name: "New group" });
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByRole("radio", { name: /^Hidden/ }).check();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Create group" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const { pathname: path } = new URL(page.url());
  const slug = path.slice("/groups/".length);
  expect(slug).toMatch(/^_[\da-f]{32}$/);
  const text = unique("We pray at nine");
  await createPost(page, { type: "text", content: text, group: slug });

  await page.getByRole("link", { name: "Group settings" }).click();
  const section = page.getByRole("region", { name: "Invitations" });
  await expect(section.getByLabel("May join without approval")).toHaveCount(0);
  await section.getByRole("button", { name: "Create link" }).click();
  const link = await section.getByLabel("The new link").inputValue();

  const stranger = await pageAs(uniquePerson("Demas", "Thessalonica"));
  expect((await stranger.request.get(path)).status()).toBe(404);
  const guest = await pageAs(uniquePerson("Silas", "Newcomer"));
  await guest.goto(new URL(link).pathname);
  await expect(guest.getByRole("heading", { name })).toBeVisible();
  await guest.getByRole("button", { name: "Ask to join" }).click();
  await expect(
    guest.getByText(/^Your request waits for the leaders/),
  ).toBeVisible();
  expect((await guest.request.get(path)).status()).toBe(404);

  await reloadFeed(page);
  await page.getByRole("button", { name: /^Accept Silas/ }).click();
  await expect(page.getByText("No requests are waiting")).toBeVisible();
  await open(guest, "/groups");
  await guest.getByRole("link", { name }).click();
  await expect(card(guest, text)).toBeVisible();
  await expectAccessible(guest);
  expect((await stranger.request.get(path)).status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an invitation lets people join", async ({ page, signIn, pageAs }) => {
    const leader = await pageAs(uniquePerson("Lydia", "Purple"));
    const { slug } = await createGroup(leader, { joinPolicy: "open" });
    const invites = `/api/groups/${slug}/invites`;
    const { url } = await callApi<{ url: string }>(leader, invites, {
      ...{ days: 1, uses: 1 },
    });
    await signIn(uniquePerson("Silas", "Member"));
    await page.goto(new URL(url).pathname);
    await page.getByRole("button", { name: "Join" }).click();
    await expect(page.getByText("You're a member. Welcome!")).toBeVisible();
    await page.getByRole("link", { name: "Open the group" }).click();
    await expect(page).toHaveURL(`/groups/${slug}`);
  });
});

test("a leader removes a post from the group with a reason", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(uniquePerson("Lydia", "Purple"));
  const { slug } = await createGroup(page, { joinPolicy: "open" });
  const author = await pageAs(uniquePerson("Simon", "Magus"));
  await setMembership(author, slug, true);
  const text = unique("Sell me that power");
  const post = { type: "text", content: text, group: slug };
  const id = await createPost(author, post);
  await open(page, `/post/${id}`);
  await page.getByRole("button", { name: /^Mute, block or report / }).click();
  await page.getByRole("menuitem", { name: "Remove from group" }).click();
  const dialog = page.getByRole("dialog", { name: /^Remove this post/ });
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Not for sale");
  await expectAccessibleAtBothSizes(page, "[data-dialog]");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(
    page.getByText("The post was removed", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);

  await open(author, "/notifications");
  await author
    .getByRole("link", { name: /^The leaders of .+ removed your post/ })
    .click();
  await expect(author).toHaveURL(/\/decisions\//);
  await expect(
    author.getByText(/^The leaders of .+ removed your post/),
  ).toBeVisible();
  await expect(author.getByText("Not for sale")).toBeVisible();
});
