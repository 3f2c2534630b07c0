import { expect, expectAccessible } from "../helpers/e2e";
import {
  choose,
  createPost,
  failureText,
  onlyPostBy,
  openFeed,
  uniqueAuthor,
  unique,
} from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { createPhoto } from "../helpers/image-files";

test("edits an event in its dialog, which stays open when saving fails", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  const author = uniqueAuthor();
  await signIn(author);
  const title = unique("Harvest");
  const id = await createPost(page, {
    type: "event",
    eventData: { title, date: "2099-06-06", time: "18:30", location: "Barn" },
  });
  await openFeed(page);
  const post = onlyPostBy(page, author);
  await choose(post, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit Event" });
  const field = dialog.getByLabel("Title");
  await expect(field).toHaveValue(title);
  await expectAccessible(page, "[data-dialog]");
  const newTitle = unique("Harvest supper");
  await field.fill(newTitle);
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
  await expect(field).toHaveValue(newTitle);
  await page.unroute(`**/api/posts/${id}`);
  await save.click();
  await expect(page.getByText("Event updated!", { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(post.getByRole("heading", { name: newTitle })).toBeVisible();
  await expect(post.getByText("Barn", { exact: true })).toBeVisible();
  await expect(post.getByText("Edited", { exact: true })).toBeVisible();
  await expect(
    post.getByRole("button", { name: "Post options" }),
  ).toBeFocused();
});

test("shows the upload progress of an event's new picture, and can cancel it", async ({
  page,
  signIn,
}) => {
  const author = uniqueAuthor();
  await signIn(author);
  const id = await createPost(page, {
    type: "event",
    eventData: { title: unique("Pageant"), date: "2099-12-24", time: "17:00" },
  });
  await openFeed(page);
  await choose(onlyPostBy(page, author), "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit Event" });
  await dialog.getByLabel("Picture file").setInputFiles({
    name: "crib.jpg",
    mimeType: "image/jpeg",
    buffer: await createPhoto(page, 800, 600),
  });
  await dialog.getByLabel("Describe the picture").fill("The crib");
  const preview = dialog.getByRole("img", { name: "The crib" });
  await expect(preview).toBeVisible();
  // The request stays pending.
  await page.route(`**/api/posts/${id}`, () => undefined);
  const save = dialog.getByRole("button", { name: "Save Event" });
  await save.click();
  const progressBar = dialog.getByRole("progressbar");
  await expect(progressBar).toBeVisible();
  await dialog
    .getByRole("form", { name: "Event" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await expect(progressBar).toBeHidden();
  await expect(preview).toBeVisible();
  await expect(save).toBeFocused();
  await expect(page.getByText("Failed to update event")).toBeHidden();
  await page.unroute(`**/api/posts/${id}`);
  await save.click();
  await expect(page.getByText("Event updated!", { exact: true })).toBeVisible();
  await expect(
    onlyPostBy(page, author).getByRole("img", { name: "The crib" }),
  ).toHaveAttribute("src", /-480\.jpg$/);
});
