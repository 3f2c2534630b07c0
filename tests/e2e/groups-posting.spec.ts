import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  card,
  composer,
  failureText,
  openFeed,
  send,
  unique,
  uniquePerson,
  write,
} from "../helpers/feed";
import { createGroup, setMembership } from "../helpers/group-pages";

test("a member writes to their group, and only members read it @both", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const stranger = await pageAs(uniquePerson("Demas", "Thessalonica"));
  await signIn(uniquePerson("Nympha", "Laodicea"));
  const { name, path } = await createGroup(page);
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Write the first post")).toBeVisible();
  await expectAccessible(page);

  const text = unique("We meet at my house");
  await composer(page);
  await expect(page.getByText(`To ${name} · members only`)).toBeVisible();
  await expectAccessible(page);
  await write(page, text);
  const post = card(page, text);
  await expect(post).toContainText("Members only");
  await expect(post).not.toContainText(`in ${name}`);
  await expect(post.getByRole("button", { name: "Share" })).toHaveCount(0);
  await post.getByRole("button", { name: "Post options" }).click();
  await page.getByRole("menuitem", { name: "Pin to the top" }).click();
  await expect(post).toContainText("Pinned");

  await page.getByRole("tab", { name: "Prayers" }).click();
  await page.getByRole("button", { name: "Ask for prayer" }).click();
  const request = unique("For Epaphras");
  await page.getByLabel("Your post").fill(request);
  await send(page);
  await expect(card(page, request)).toContainText("Prayer request");
  await expect(card(page, text)).toHaveCount(0);
  await page.getByRole("tab", { name: "Events" }).click();
  await page.getByRole("button", { name: "Plan an event" }).click();
  const form = page.getByRole("dialog", { name: /event/i });
  await expect(form.getByLabel("Title")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  // On a phone, the sheet of the composer is below it.
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "About" }).click();
  await expect(page.getByText("On Tuesdays")).toBeVisible();
  await expectAccessible(page);

  await openFeed(page);
  await expect(card(page, request)).toContainText(`in ${name}`);
  await expectAccessible(page);
  await card(page, request)
    .getByRole("link", { name: `in ${name}` })
    .click();
  await expect(page).toHaveURL(path);
  // The pinned post stays before newer ones.
  await expect(page.getByRole("article").first()).toContainText(text);

  await openFeed(stranger);
  await expect(stranger.getByText(text)).toHaveCount(0);
  await open(stranger, path);
  await expect(
    stranger.getByText("Only members see posts and members."),
  ).toBeVisible();
  await expect(stranger.getByText("On Tuesdays")).toBeVisible();
  await expect(stranger.getByText(text)).toHaveCount(0);
  await expectAccessible(stranger);
});

test("an event of a group is under Events, and who is interested will be reminded @both", async ({
  page,
  signIn,
  pageAs,
}) => {
  await signIn(uniquePerson("Nympha", "Laodicea"));
  const { slug, path } = await createGroup(page, { joinPolicy: "open" });
  await open(page, `${path}?tab=events`);
  await page.getByRole("button", { name: "Plan an event" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Event" });
  await expect(dialog).toBeVisible();
  // The server doesn't receive the hash that opens the dialog.
  await page.reload();
  const title = unique("Love feast");
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  await dialog.getByLabel("Date", { exact: true }).fill("2099-06-06");
  await dialog.getByLabel("Time", { exact: true }).fill("18:30");
  await expectAccessible(page, "[data-dialog]");
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, title)).toBeVisible();

  const member = await pageAs(uniquePerson("Archippus", "Colossae"));
  await setMembership(member, slug, true);
  await open(member, path);
  await member.getByRole("tab", { name: "Events" }).click();
  const event = card(member, title);
  await event.getByRole("button", { name: "Interested" }).click();
  await expect(event).toContainText("1 person interested");
  await expectAccessible(member);
  await member.reload();
  await expect(
    event.getByRole("button", { name: "Interested ✓" }),
  ).toHaveAttribute("aria-pressed", "true");
  await member.getByRole("tab", { name: "Prayers" }).click();
  await expect(member.getByText("Ask for prayer")).toBeVisible();
  await expect(event).toHaveCount(0);
});

test("a draft belongs to its group, and a refusal leaves it there", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const owner = await pageAs(uniquePerson("Nympha", "Laodicea"));
  const { name, slug, path } = await createGroup(owner, { joinPolicy: "open" });
  await signIn(uniquePerson("Archippus", "Colossae"));
  await setMembership(page, slug, true);
  await open(page, path);
  const text = unique("Not for everybody");
  await (await composer(page)).fill(text);
  const everybody = page.getByText(`To ${name}. Everybody can read this`);
  await expect(everybody).toBeVisible();
  await page.getByLabel("Who can see it").selectOption("Members of the group");
  await expect(everybody).toBeHidden();

  await openFeed(page);
  await expect(await composer(page)).toHaveValue("");
  await open(page, path);
  await expect(await composer(page)).toHaveValue(text);
  await setMembership(page, slug, false);
  await send(page);
  await expect(page.getByRole("alert")).toHaveText(
    /This group isn't available any more.*saved it here/,
  );
  await expect(page.getByLabel("Your post")).toHaveValue(text);
});

test("a group that isn't available says so", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await open(page, "/groups/no-such-group");
  await expect(
    page.getByRole("heading", { name: "This group isn't available." }),
  ).toBeVisible();
  await page.getByRole("link", { name: "See your groups" }).click();
  await expect(page).toHaveURL("/groups");
});
