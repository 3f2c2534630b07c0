import { expect, expectAccessible, test } from "../helpers/e2e";
import {
  choose,
  createPost,
  declineInstallOffer,
  failureText,
  onlyPostOf,
  openFeed,
  soleAuthor,
  unique,
} from "../helpers/feed";

test.beforeEach(({ context }) => declineInstallOffer(context));

test("an event is changed in its dialog, which stays open when that fails", async ({
  page,
  signIn,
  complaints,
}) => {
  complaints.allow(failureText);
  const author = soleAuthor();
  await signIn(author);
  const title = unique("Harvest");
  const id = await createPost(page, {
    type: "event",
    eventData: { title, date: "2099-06-06", time: "18:30", location: "Barn" },
  });
  await openFeed(page);
  const post = onlyPostOf(page, author);
  await choose(post, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit Event" });
  const field = dialog.getByLabel("Title");
  await expect(field).toHaveValue(title);
  await expectAccessible(page);
  const better = unique("Harvest supper");
  await field.fill(better);
  await page.route(`**/api/posts/${id}`, (route) =>
    route.fulfill({ status: 500 }),
  );
  const save = dialog.getByRole("button", { name: "Save Event" });
  await save.click();
  await expect(
    page.getByText("Failed to update event. Please try again.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(field).toHaveValue(better);
  await page.unroute(`**/api/posts/${id}`);
  await save.click();
  await expect(page.getByText("Event updated!", { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(post.getByRole("heading", { name: better })).toBeVisible();
  await expect(post.getByText("Barn", { exact: true })).toBeVisible();
  await expect(post.getByText("Edited", { exact: true })).toBeVisible();
  await expect(
    post.getByRole("button", { name: "Post options" }),
  ).toBeFocused();
});
