import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  card,
  composer,
  kindButton,
  openFeed,
  send,
  unique,
  uniquePerson,
} from "../helpers/feed";

const toPray = "/home?tab=prayer";

/** Asks for prayer with the composer, and returns the path of the request's page. */
async function ask(
  page: Page,
  text: string,
  { isAnonymous = false } = {},
): Promise<string> {
  await openFeed(page, toPray);
  const area = await composer(page);
  await kindButton(page, "Prayer").click();
  await area.fill(text);
  if (isAnonymous) await page.getByLabel("Post without my name").check();
  const response = page.waitForResponse(
    (one) => one.url().endsWith("/api/posts") && one.status() === 201,
  );
  await send(page);
  const { id } = (await (await response).json()) as { id: string };
  await expect(card(page, text)).toBeVisible();
  return `/post/${id}`;
}

/** Runs the jobs that a cron runs every minute. The header skips the worker of the static files, which has no jobs. */
async function runMinuteJobs(page: Page): Promise<void> {
  const response = await page.request.get("/cdn-cgi/handler/scheduled", {
    params: { cron: "* * * * *" },
    headers: { "mf-route-override": "worker" },
  });
  expect(response.status()).toBe(200);
}

/** Expects a notification with this text, and opens the page of its request. */
async function openNotified(
  page: Page,
  text: RegExp,
  path: string,
): Promise<void> {
  await open(page, "/notifications");
  const link = page.getByRole("main").getByRole("link", { name: text });
  await expect(link).toHaveAttribute("href", new RegExp(`^${path}`));
  await open(page, path);
}

async function save(page: Page, kind: "update" | "answer", text: string) {
  await page.getByLabel(`Your ${kind}`, { exact: true }).fill(text);
  await page.getByRole("button", { name: "Save" }).click();
}

/** Adds to what is in the field. */
async function comment(page: Page, text: string): Promise<void> {
  const field = page.getByLabel("Write a comment");
  await field.press("End");
  await field.pressSequentially(text);
  const saved = page.waitForResponse(
    (one) => one.url().endsWith("/comments") && one.status() === 201,
  );
  await field.press("Enter");
  await saved;
}

test("a request is prayed for, updated, answered with thanks, and open again @both", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = await pageAs(uniquePerson("Hannah", "Ramah"));
  await signIn(uniquePerson("Elkanah", "Ramah"));
  const text = unique("For a child");
  const path = await ask(author, text);

  await openFeed(page, toPray);
  const request = card(page, text);
  await request.getByRole("button", { name: "I prayed" }).click();
  await expect(
    request.getByRole("button", { name: "You prayed today", pressed: true }),
  ).toBeVisible();
  await request.getByRole("button", { name: "Send a few words" }).click();
  const choices = page.getByRole("dialog", { name: "Send a few words" });
  await expect(choices).toBeVisible();
  await expectAccessible(page, "[data-dialog]");
  const sent = page.waitForResponse(/\/prayed$/);
  await choices.getByRole("button", { name: "You are not alone." }).click();
  expect((await sent).ok()).toBe(true);

  await openNotified(author, /^1 person prayed for you/, path);
  await expect(author.getByText("Prayed for once by one person")).toBeVisible();
  await author.getByRole("button", { name: "See who prayed" }).click();
  const people = author.getByRole("dialog", { name: "People who prayed" });
  await expect(people.getByRole("listitem")).toContainText([
    /Elkanah Ramah.*You are not alone\./,
  ]);
  await expectAccessible(author, "[data-dialog]");
  await author.keyboard.press("Escape");

  await author.getByRole("button", { name: "Write an update" }).click();
  await save(author, "update", "Eli has blessed us");
  const updates = author.getByRole("list", { name: "Updates" });
  await expect(updates).toContainText("Eli has blessed us");
  await runMinuteJobs(page);
  await openNotified(page, /^Hannah Ramah wrote an update/, path);
  await expect(page.getByText("Eli has blessed us")).toBeVisible();

  await author.getByRole("button", { name: "Write an update" }).click();
  await save(author, "update", "My rival Peninnah wept");
  await expectAccessible(author);
  author.once("dialog", (dialog) => void dialog.accept());
  await updates.getByRole("button", { name: /update: My rival/ }).click();
  await expect(updates).not.toContainText("Peninnah");
  await expect(
    updates.getByRole("button", { name: /update: Eli/ }),
  ).toBeFocused();

  await author.getByRole("button", { name: "Mark as answered" }).click();
  await save(author, "answer", "The Lord has given me Samuel");
  await expect(author.getByText("The Lord has given me Samuel")).toBeVisible();
  await expectAccessible(author);
  await runMinuteJobs(page);
  await openNotified(page, /^Hannah Ramah shared how a prayer was/, path);
  await expect(page.getByText("The Lord has given me Samuel")).toBeVisible();

  await openFeed(page, toPray);
  await expect(page.getByRole("tab", { name: "To pray for" })).toBeVisible();
  await expect(request).toHaveCount(0);
  await page.getByRole("tab", { name: "Answered" }).click();
  await expect(request).toContainText("Answered");
  await expectAccessible(page);
  await open(author, "/profile");
  await expect(card(author, text)).toBeVisible();

  await open(author, path);
  author.once("dialog", (dialog) => void dialog.accept());
  await author.getByRole("button", { name: "Take back answer" }).click();
  await expect(
    author.getByRole("button", { name: "Mark as answered" }),
  ).toBeVisible();
  await openFeed(page, toPray);
  await expect(request).toBeVisible();
});

test("a request without a name is answered and reported, and an admin looks who asked @both", async ({
  page,
  signIn,
  pageAs,
}, { project }) => {
  // A month old, as new accounts can't post without their name (seed-old-accounts.mjs).
  const author = await pageAs({ email: `old-${project.name}@example.org` });
  const handle = `@old.${project.name}`;
  const text = unique("I come by night");
  const path = await ask(author, text, { isAnonymous: true });
  await expect(card(author, text)).toContainText(
    "You posted this without your name",
  );

  await signIn(uniquePerson("Joseph", "Arimathea"));
  await open(page, path);
  await expect(
    page.getByRole("article", { name: "Post by Anonymous" }),
  ).toContainText(text);
  await comment(page, "Ask, and it will be given");
  await expectAccessible(page);
  await openNotified(author, /^Joseph Arimathea commented/, path);
  await author.getByRole("button", { name: /^Reply to Joseph/ }).click();
  await comment(author, "I will");
  await openNotified(page, /^The person who asked replied to you/, path);
  await expect(page.getByText(handle)).toHaveCount(0);

  await page
    .getByRole("button", { name: "Options for this anonymous request" })
    .click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const report = page.getByRole("dialog", { name: "Report this post" });
  await report.getByLabel("Tells something private about somebody").check();
  await report.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Thank you", { exact: true })).toBeVisible();

  const owner = await pageAs({ email: "owner@example.org" });
  await open(owner, "/admin?view=reports");
  const ticket = owner.getByRole("listitem").filter({ hasText: text });
  await ticket.getByRole("link", { name: "A post by Anonymous" }).click();
  const subject = owner.getByRole("region", { name: "Its author" });
  await expect(subject).toContainText("Anonymous");
  await expectAccessible(owner);
  await subject
    .getByLabel(/^Why do you need to know\?/)
    .fill("To see whether they are safe");
  await expect(owner.getByText(handle)).toHaveCount(0);
  await subject.getByRole("button", { name: "Show who asked" }).click();
  await expect(subject).toContainText(handle);
});
