import { urls } from "../../app/shared/urls";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { card, unique, uniquePerson, write } from "../helpers/feed";
import { createGroup, setMembership } from "../helpers/group-pages";

test(
  "a stranger asks to join, is accepted, becomes a leader and leaves",
  { tag: "@both" },
  async ({ page, signIn, pageAs }, { project }) => {
    await signIn();
    const { name, slug } = await createGroup(page);
    const stranger = await pageAs({
      email: `asker-${project.name}@example.org`,
      firstName: "Priscilla",
    });

    await open(stranger, urls.group(slug));
    await stranger.getByRole("button", { name: `Ask to join ${name}` }).click();
    const ask = stranger.getByRole("dialog");
    await ask.getByLabel("Message").fill("I sing alto.");
    await expectAccessible(stranger);
    await ask.getByRole("button", { name: "Send request" }).click();
    await expect(
      stranger.getByText("Request sent", { exact: true }),
    ).toBeVisible();
    await stranger
      .getByRole("button", { name: `Withdraw request to join ${name}` })
      .click();
    await expect(
      stranger.getByText("Request withdrawn", { exact: true }),
    ).toBeVisible();
    await stranger.getByRole("button", { name: `Ask to join ${name}` }).click();
    await ask.getByLabel("Message").fill("I sing alto.");
    await ask.getByRole("button", { name: "Send request" }).click();
    await expect(ask).toHaveCount(0);

    await open(page, urls.groupSettings(slug));
    await expect(
      page.getByRole("heading", { name: "Requests (1)" }),
    ).toBeVisible();
    await expect(page.getByText("I sing alto.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Accept Priscilla/ }).click();
    await expect(page.getByText("No requests are waiting")).toBeVisible();

    await open(page, urls.group(slug, "members"));
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: /^Options for Priscilla/ }).click();
    await expectAccessible(page);
    await page.getByRole("menuitem", { name: "Make leader" }).click();
    await expect(page.getByText("Role offered", { exact: true })).toBeVisible();
    await expect(page.getByText("Asked to be leader")).toBeVisible();
    await page.getByRole("tab", { name: "About" }).click();

    await open(stranger, urls.group(slug, "members"));
    const offer = stranger.getByRole("region", { name: "A role for you" });
    await expect(offer).toContainText(`become a leader of ${name}`);
    await expectAccessible(stranger);
    await offer.getByRole("button", { name: "Accept" }).click();
    await expect(offer).toHaveCount(0);
    await expect(stranger.getByText("Leader", { exact: true })).toBeVisible();
    await page.getByRole("tab", { name: "Members" }).click();
    await expect(page.getByText("Leader", { exact: true })).toBeVisible();

    await stranger.getByRole("button", { name: `Leave ${name}` }).click();
    const leave = stranger.getByRole("dialog");
    await leave.getByLabel("Delete what I wrote here?").check();
    await leave.getByRole("button", { name: "Leave" }).click();
    await expect(
      stranger.getByRole("button", { name: `Ask to join ${name}` }),
    ).toBeVisible();
    await expect(stranger.getByRole("tab", { name: "Members" })).toHaveCount(0);
  },
);

test("without JavaScript, an open group is joined and left", async ({
  browser,
  page,
  signIn,
  pageAs,
}, { project }) => {
  await signIn();
  const { name, slug } = await createGroup(page, { joinPolicy: "open" });
  const other = await pageAs({ email: `joiner-${project.name}@example.org` });
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies(await other.context().cookies());
  const plain = await context.newPage();
  await plain.goto(urls.group(slug));
  await expect(
    plain.getByText("What you post here everybody can read with your name."),
  ).toBeVisible();
  await plain.getByRole("button", { name: `Join ${name}` }).click();
  await expect(plain.getByText("You're in the group now")).toBeVisible();
  await plain.getByRole("button", { name: `Leave ${name}` }).click();
  await expect(
    plain.getByText("You're not a member of this group"),
  ).toBeVisible();
  await expect(
    plain.getByRole("button", { name: `Join ${name}` }),
  ).toBeVisible();
  await context.close();
});

test(
  "a group for young people is read-only until a second leader has accepted",
  { tag: "@both" },
  async ({ page, signIn, pageAs }) => {
    await signIn(uniquePerson("Lois", "Lystra"));
    const { name, slug, path } = await createGroup(page, {
      joinPolicy: "open",
    });
    const second = await pageAs(uniquePerson("Eunice", "Lystra"));
    await setMembership(second, slug, true);
    await open(page, urls.groupSettings(slug));
    page.on("dialog", (dialog) => void dialog.accept());
    const youth = page.getByRole("region", { name: "For young people" });
    await youth.getByRole("button").click();
    await expect(youth).toHaveCount(0);
    await open(page, path);
    await expect(page.getByText("No posts yet.")).toBeVisible();
    await expect(page.getByLabel("Your post")).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: "Write a post" }),
    ).toHaveCount(0);
    await expectAccessible(page);
    // Only leaders see the list of members.
    await open(second, path);
    await expect(second.getByRole("tab", { name: "Members" })).toHaveCount(0);

    await page.getByRole("tab", { name: "Members" }).click();
    await page.getByRole("button", { name: /^Options for Eunice/ }).click();
    await page.getByRole("menuitem", { name: "Make leader" }).click();
    await expect(page.getByText("Asked to be leader")).toBeVisible();
    await second.reload();
    const offer = second.getByRole("region", { name: "A role for you" });
    await expect(offer).toContainText(`become a leader of ${name}`);
    await offer.getByRole("button", { name: "Accept" }).click();
    await expect(offer).toHaveCount(0);
    await open(page, path);
    const text = unique("Games after the service");
    await write(page, text);
    await expect(card(page, text)).toBeVisible();
    await expectAccessible(page);
  },
);
