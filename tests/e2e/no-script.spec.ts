import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { gameIds } from "../../app/shared/enums";
import { expect, test } from "../helpers/e2e";
import { findDeadControls } from "../helpers/dead-controls";
import { card, createPost, uniquePerson, unique } from "../helpers/feed";
import { documents, pages } from "../helpers/pages";
import { desktopWindow, phoneWindow } from "../helpers/window-sizes";

test.use({ javaScriptEnabled: false });

test("the landing page leads a visitor to the sign-in page", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Try .+ Now$/ }).click();
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
  await expect(
    page.getByRole("link", { name: /^(Login|Download App)$/ }).first(),
  ).toBeVisible();
});

test("a signed-in user can read the Bible and go to the next chapter", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/bible?book=John&chapter=3");
  await expect(page.getByText("For God so loved the world")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/chapter=4/);
  await expect(page.getByText(/Jacob.s well/).first()).toBeVisible();
});

test("a signed-in user sees the feed", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/home");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByLabel("Your post")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account" })).toBeHidden();
  await expect(
    page.getByRole("link", { name: "Sign Out" }).filter({ visible: true }),
  ).toHaveCount(1);
});

test("a signed-in user can post, like, comment, follow, mute, edit settings and profile, and sign out", async ({
  pageErrors,
  page,
  pageAs,
  signIn,
}) => {
  const author = uniquePerson("Phoebe", "Cenchreae");
  const text = unique("I commend unto you Phebe our sister");
  const postId = await createPost(await pageAs(author), {
    type: "text",
    content: text,
  });
  await signIn(uniquePerson("Mary", "Rome"));
  const alertText = (message: string) =>
    page.getByRole("alert").getByText(message);

  await page.goto("/home");
  const prayer = unique("Pray for us");
  await page.getByLabel("Your post").fill(prayer);
  await page.getByRole("button", { name: "Post as prayer" }).click();
  await expect(page).toHaveURL("/home");
  await expect(alertText("Your post has been shared!")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(card(page, prayer)).toBeVisible();

  const request = card(page, prayer);
  const press = request.getByRole("button", { name: "I prayed" });
  await press.click();
  await expect(request).toContainText("Prayed for once by one person");
  await expect(
    request.getByRole("button", { name: "See who prayed" }),
  ).toBeHidden();
  await request
    .getByRole("button", { name: "You prayed today", pressed: true })
    .click();
  await expect(press).toHaveAttribute("aria-pressed", "false");

  const like = card(page, text).getByRole("button", { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");

  await card(page, text)
    .getByRole("button", { name: /^Comment/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/post/${postId}.*#comments$`));
  const field = page.getByLabel("Write a comment");
  await field.fill(" ");
  pageErrors.allow(/422/);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: "Write something first." }),
  ).toBeVisible();
  await page.getByLabel("Your comment").fill("Amen, and amen");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(alertText("Your comment has been posted.")).toBeVisible();
  const comment = page.getByRole("listitem").filter({ hasText: "Amen, and" });
  await comment.locator("summary").click();
  await comment.getByRole("textbox").fill("Amen, and again");
  await comment.getByRole("button", { name: "Save" }).click();
  await expect(alertText("Comment updated!")).toBeVisible();
  await expect(comment).toContainText("edited");
  await comment.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(alertText("Comment deleted")).toBeVisible();
  await expect(comment).toHaveCount(0);

  const requestId = await createPost(page, { type: "prayer", content: prayer });
  await page.goto(`/post/${requestId}`);
  await expect(
    page.getByRole("region", { name: "Your prayer request" }),
  ).toBeHidden();

  await page.goto(`/post/${postId}`);
  await page.getByRole("button", { name: "Follow Phoebe Cenchreae" }).click();
  await expect(alertText("You are now following this user")).toBeVisible();
  await page.getByRole("button", { name: /^Mute, block or report/ }).click();
  await page.getByRole("menuitem", { name: /^Mute/ }).click();
  await expect(alertText("Muted")).toBeVisible();

  await page.goto("/settings");
  const handle = `mary.${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Your handle", { exact: true }).fill(handle);
  await page.getByRole("button", { name: "Save Handle" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(alertText(`You're now @${handle}`)).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Games" }).check();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(alertText("Preferences Saved!")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Games" })).toBeChecked();

  await page.goto("/profile");
  await page.getByText("Edit Profile", { exact: true }).last().click();
  await page.getByLabel("Bio").fill("A servant of the church");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(alertText("Profile saved")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("A servant of the church");

  await page
    .getByRole("link", { name: "Sign Out" })
    .filter({ visible: true })
    .click();
  await page.goto("/settings");
  await expect(
    page.getByRole("heading", { name: "Welcome back" }),
  ).toBeVisible();
});

const games = gameIds.map((game) => `/games/${game}`);

// On a desktop first, because the server omits the side columns for phones.
const expectNoDeadControls = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path);
    expect.soft(await findDeadControls(page), path).toEqual([]);
    await page.setViewportSize(phoneWindow);
    expect.soft(await findDeadControls(page), path).toEqual([]);
    await page.setViewportSize(desktopWindow);
  }
};

test(
  "every control on a visitor's page works at both sizes",
  { tag: "@desktop" },
  async ({ page }) => {
    await expectNoDeadControls(page, [...documents, ...pages]);
  },
);

test(
  "every control on a signed-in user's page works at both sizes, and a note explains what needs JavaScript",
  { tag: "@desktop" },
  async ({ page, signIn }) => {
    await signIn();
    await expectNoDeadControls(page, [...documents, ...pages, ...games]);
    await page.goto("/games");
    // Located by element because Playwright's text locators ignore noscript.
    const note = page.locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toHaveText(
      "Some features need JavaScript, which is turned off in your browser.",
    );
  },
);
