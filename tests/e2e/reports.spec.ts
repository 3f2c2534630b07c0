import type { Page } from "@playwright/test";
import { expect, expectAccessible, open } from "../helpers/e2e";
import { createPost, uniquePerson, unique } from "../helpers/feed";
import { test } from "../helpers/feed-test";
import { expectAccessibleAtBothSizes } from "../helpers/window-sizes";

const headers = { "sec-fetch-site": "same-origin" };

/** Creates a post and returns its path. */
async function publishText(
  author: Page,
  content: string,
  type: "text" | "prayer" = "text",
): Promise<string> {
  await createPost(author, { type, content });
  const response = await author.request.get("/api/posts?limit=100");
  const posts = (await response.json()) as { id: string; content: string }[];
  return `/post/${posts.find((post) => post.content === content)?.id ?? ""}`;
}

/** Opens the ticket with this text from the queue. */
async function openTicket(admin: Page, text: string): Promise<void> {
  await open(admin, "/admin?view=reports");
  await admin
    .getByRole("listitem")
    .filter({ hasText: text })
    .getByRole("link")
    .click();
  await expect(
    admin.getByRole("heading", { level: 1, name: "Report about a post" }),
  ).toBeVisible();
}

async function openReport(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole("button", { name: /^Mute, block or report / }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: /^Report this / });
  await expect(dialog).toBeVisible();
}

test("a reported post is hidden with a reason, then restored after an appeal", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = await pageAs(uniquePerson("Simon", "Magus"));
  const text = unique("Sell me that power");
  const post = await publishText(author, text);
  await signIn(uniquePerson("Peter", "Jonas"));

  await openReport(page, post);
  await expectAccessibleAtBothSizes(page, "[data-dialog]");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog.getByText("Choose what's wrong.")).toBeVisible();
  await dialog.getByLabel("Something else").check();
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog.getByText("Please describe what's wrong.")).toBeVisible();
  await dialog.getByRole("textbox").fill("Money");
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Thank you", { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await open(page, "/settings#reports");
  const section = page.getByRole("region", { name: "Your reports" });
  await expect(section.getByText("Waiting for review")).toBeVisible();

  const owner = await pageAs({ email: "owner@example.org" });
  await openTicket(owner, text);
  await expectAccessibleAtBothSizes(owner);
  await owner.getByRole("button", { name: /^Claim for 30/ }).click();
  await expect(owner.getByRole("button", { name: "Release" })).toBeVisible();
  await owner
    .getByRole("textbox", { name: "Note" })
    .fill("Asked Philip about him");
  await owner.getByRole("button", { name: "Add note" }).click();
  await expect(owner.getByText("Note added", { exact: true })).toBeVisible();
  await expect(owner.getByRole("textbox", { name: "Note" })).toHaveValue("");
  await owner.getByRole("radio", { name: /^Hide/ }).check();
  await owner.getByRole("button", { name: "Decide" }).click();
  await expect(owner.getByText(/^Give a reason\./)).toBeVisible();
  const reason = "Gifts are not for sale here.";
  await owner.getByRole("textbox", { name: "Reason" }).fill(reason);
  await owner.getByRole("button", { name: "Decide" }).click();
  await expect(
    owner.getByText("Hidden", { exact: true }).first(),
  ).toBeVisible();
  await expect(owner.getByRole("button", { name: "Decide" })).toHaveCount(0);
  await expect(
    owner
      .getByRole("link", { name: "Next report" })
      .or(owner.getByText("No other reports are waiting.")),
  ).toBeVisible();

  expect((await page.request.get(post)).status()).toBe(404);
  await open(author, post);
  const note = author.getByText("This post is hidden from others");
  await expect(note).toBeVisible();
  await expect(author.getByText(reason)).toBeVisible();
  await expectAccessibleAtBothSizes(author);
  await author.getByRole("link", { name: "See the decision" }).click();
  await expect(author.getByRole("heading", { name: "Decision" })).toBeVisible();
  await expectAccessibleAtBothSizes(author);
  await author.getByLabel("Your appeal").fill("Pray for me");
  await author.getByRole("button", { name: "Send" }).click();
  await expect(author.getByText("Appeal sent", { exact: true })).toBeVisible();
  await expect(author.getByText(/^We're reviewing your appeal/)).toBeVisible();
  await expect(author.getByLabel("Your appeal")).toHaveCount(0);
  await author.getByRole("link", { name: "Open the post" }).click();
  await expect(note).toBeVisible();

  await openTicket(owner, text);
  await expect(owner.getByText("Pray for me")).toBeVisible();
  const notes = owner.getByRole("region", { name: "Notes for other admins" });
  await expect(notes.getByRole("listitem")).toContainText(
    "Asked Philip about him",
  );
  await owner.getByRole("radio", { name: /^Keep/ }).check();
  await owner.getByRole("button", { name: "Decide" }).click();
  await expect(owner.getByText("Kept", { exact: true }).first()).toBeVisible();
  await open(page, post);
  await expect(page.getByText(text)).toBeVisible();
  await open(page, "/settings#reports");
  await expect(section.getByText("Reviewed and kept")).toBeVisible();
});

test("a failed report is saved over a reload, and can also mute the author", async ({
  page,
  signIn,
  pageAs,
  pageErrors,
}) => {
  pageErrors.allow(/503/);
  const author = await pageAs(uniquePerson("Demas", "World"));
  const post = await publishText(author, unique("This present world"));
  await signIn(uniquePerson("Luke", "Physician"));
  await openReport(page, post);
  await page.route("/api/reports", (route) => route.fulfill({ status: 503 }));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^Someone may be in danger/).check();
  await expect(
    dialog.getByText(/call your local emergency number now/).first(),
  ).toBeVisible();
  const messageField = dialog.getByRole("textbox");
  await messageField.fill("He has left us");
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Couldn't send. Please try again. We've saved what you wrote.",
  );
  await page.unroute("/api/reports");
  await openReport(page, post);
  await expect(messageField).toHaveValue("He has left us");
  await dialog.getByLabel(/^Also mute/).check();
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Thank you", { exact: true })).toBeVisible();
  await open(page, "/settings#hidden");
  await expect(
    page.getByRole("button", { name: /^Unmute Demas/ }),
  ).toBeVisible();
});

test("comments and users can be reported, and a report withdrawn", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = await pageAs(uniquePerson("Shimei", "Gera"));
  const post = await publishText(author, unique("Stones"), "prayer");
  await author.request.post(`/api${post.replace("post", "posts")}/comments`, {
    data: { content: "And dust" },
    headers,
  });
  await signIn(uniquePerson("Abishai", "Zeruiah"));
  await open(page, post);
  await page
    .getByRole("button", { name: /^Report the comment by Shimei/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Report this comment" });
  await dialog.getByLabel(/^It's hateful/).check();
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Thank you", { exact: true })).toBeVisible();

  await page.getByText("Worried about this person?").click();
  await expectAccessibleAtBothSizes(page);
  await page.getByRole("button", { name: "Report as danger" }).click();
  await expect(
    page.getByRole("dialog").getByLabel(/^Someone may be in danger/),
  ).toBeChecked();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Shimei Gera" }).first().click();
  await page.getByRole("button", { name: /^Options for Shimei/ }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  await expect(
    page.getByRole("dialog", { name: "Report this person" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");

  await open(page, "/settings#reports");
  const section = page.getByRole("region", { name: "Your reports" });
  await section.getByRole("button", { name: "Withdraw" }).click();
  await expect(section.getByText("Withdrawn by you")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a post can be reported on a separate page", async ({
    page,
    signIn,
    pageAs,
  }) => {
    const author = await pageAs(uniquePerson("Alexander", "Smith"));
    const response = await author.request.post("/api/posts", {
      data: { type: "prayer", content: unique("Copper") },
      headers,
    });
    const { id } = (await response.json()) as { id: string };
    await signIn(uniquePerson("Paul", "Tarsus"));
    await page.goto(`/post/${id}`);
    await page.getByText("Worried about this person?").click();
    await page.getByRole("button", { name: "Report as danger" }).click();
    await expect(page).toHaveURL(`/report/post/${id}?reason=danger`);
    await expect(page.getByLabel(/^Someone may be in danger/)).toBeChecked();
    await page.getByLabel("It's spam or a scam").check();
    await page.getByRole("button", { name: "Report" }).click();
    await expect(page.getByText("Thank you")).toBeVisible();
    await expect(page).toHaveURL(`/post/${id}`);
    await page.getByRole("button", { name: /^Mute, block or report/ }).click();
    await page.getByRole("menuitem", { name: "Report" }).click();
    await expect(
      page.getByRole("heading", { name: "Report this post" }),
    ).toBeVisible();
  });
});

test("a suspended user sees a banner with the reason on every page until it's lifted", async ({
  page,
  signIn,
  pageAs,
}) => {
  const owner = await pageAs({ email: "owner@example.org" });
  await signIn(uniquePerson("Jonah", "Amittai"));
  const me = await page.request.get("/api/auth/user");
  const { id } = (await me.json()) as { id: string };
  const reported = await owner.request.post("/api/reports", {
    data: { kind: "person", targetId: id, reason: "spam" },
    headers,
  });
  const { ticketId } = (await reported.json()) as { ticketId: string };
  await owner.request.post(`/api/admin/reports/${ticketId}/decision`, {
    data: { decision: "suspend", reason: "Three days of rest", days: 7 },
    headers,
  });
  await open(page, "/settings");
  const banner = page.getByRole("complementary", { name: "Suspended" });
  await expect(banner).toContainText("Your account is suspended until");
  await expect(banner).toContainText("Three days of rest");
  await expectAccessible(page);
  const refused = await page.request.post("/api/posts", {
    data: { type: "text", content: "Nineveh" },
    headers,
  });
  expect(refused.status()).toBe(403);
  await banner.getByRole("link", { name: "See the decision" }).click();
  await expect(page.getByLabel("Your appeal")).toBeVisible();

  // An admin lifts the suspension in the list of users.
  const { username } = (await me.json()) as { username: string };
  await open(owner, `/admin?view=users&q=${username}`);
  await owner
    .getByRole("button", { name: "Warn or Suspend Jonah Amittai" })
    .click();
  const dialog = owner.getByRole("dialog", { name: "Warn or Suspend" });
  await expectAccessible(owner, "[data-dialog]");
  await dialog.getByRole("radio", { name: /^Lift/ }).check();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Go to Nineveh");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await open(page, "/notifications");
  await expect(banner).toHaveCount(0);
  await page.getByRole("link", { name: /Your suspension was lifted/ }).click();
  await expect(page.getByText("Go to Nineveh")).toBeVisible();
  await expectAccessible(page);
});
