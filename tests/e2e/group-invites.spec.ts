import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { uniquePerson, unique } from "../helpers/feed";
import { fillProviderForm } from "../helpers/sign-in-context";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

const headers = { "sec-fetch-site": "same-origin" };

async function createGroup(leader: Page, fields: object): Promise<string> {
  const data = { name: "Lydia's house", kind: "group", ...fields };
  const response = await leader.request.post("/api/groups", { headers, data });
  const { slug } = (await response.json()) as { slug: string };
  return slug;
}

test("a leader creates a link, by which a newcomer signs up and asks to join", async ({
  page,
  pageAs,
}) => {
  const leader = await pageAs(uniquePerson("Lydia", "Purple"));
  const slug = await createGroup(leader, {
    slug: unique("lydia").toLowerCase().replaceAll(/\W+/g, "-"),
    joinPolicy: "approval",
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an invitation lets people join", async ({ page, signIn, pageAs }) => {
    const leader = await pageAs(uniquePerson("Lydia", "Purple"));
    const slug = await createGroup(leader, {
      slug: unique("open").toLowerCase().replaceAll(/\W+/g, "-"),
      joinPolicy: "open",
    });
    const response = await leader.request.post(`/api/groups/${slug}/invites`, {
      headers,
      data: { days: 1, uses: 1 },
    });
    const { url } = (await response.json()) as { url: string };
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
  const slug = await createGroup(page, {
    slug: unique("posts").toLowerCase().replaceAll(/\W+/g, "-"),
    joinPolicy: "open",
  });
  const author = await pageAs(uniquePerson("Simon", "Magus"));
  await author.request.post(`/api/groups/${slug}/membership`, {
    headers,
    data: { desired: true },
  });
  const text = unique("Sell me that power");
  const response = await author.request.post("/api/posts", {
    headers,
    data: { type: "text", content: text, group: slug },
  });
  const { id } = (await response.json()) as { id: string };
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
    .getByRole("link", { name: /Your post was hidden from others/ })
    .click();
  const reason =
    "The leaders removed your post from their group, for this reason:";
  await expect(author.getByText(reason)).toBeVisible();
  await expect(author.getByText("Not for sale")).toBeVisible();
});
