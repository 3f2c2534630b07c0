import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";
import { createPhoto } from "../helpers/image-files";

const question = "Leave without saving your changes?";

/** Answers dialogs in this order. Returns the messages so far. */
function answerDialogs(page: Page, ...accepted: boolean[]): string[] {
  const messages: string[] = [];
  page.on("dialog", (dialog) => {
    const isAccepted = accepted[messages.length] ?? true;
    messages.push(dialog.message());
    void (isAccepted ? dialog.accept() : dialog.dismiss());
  });
  return messages;
}

for (const { button, title, field } of [
  { button: "Edit Profile", title: "Edit Profile", field: "Bio" },
  {
    button: "Edit what you say about yourself",
    title: "About you",
    field: "Prayer intentions",
  },
]) {
  test(`${title}: Back asks before discarding changes, and stays on the page`, async ({
    page,
    signIn,
  }) => {
    await signIn(uniquePerson("Jonah", "Amittai"));
    await open(page, "/settings");
    await open(page, "/profile");
    const dialog = page.getByRole("dialog", { name: title });
    const text = dialog.getByLabel(field, { exact: true });
    const openDialog = () => page.getByRole("button", { name: button }).click();

    const dataRequests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) dataRequests.push(request.url());
    });
    // Nothing to lose, so it closes without asking.
    await openDialog();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile$/);

    await openDialog();
    await text.fill("The waters compassed me about");
    const messages = answerDialogs(page, false, true);
    await page.goBack();
    await expect(text).toHaveValue("The waters compassed me about");
    await expect.poll(() => messages).toEqual([question]);
    // The browser goes forward again asynchronously.
    await page.waitForFunction(() => "layer" in (history.state as object));
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(messages).toEqual([question, question]);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole("button", { name: button })).toBeFocused();

    // Closing it another way removes its history entry.
    await openDialog();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.waitForFunction(() => !("layer" in Object(history.state)));
    // The router didn't navigate.
    expect(dataRequests).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/settings$/);
  });
}

test("a reload asks before a picture would be lost, and restores text without asking", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Bezaleel", "Uri"));
  await open(page, "/profile");
  const dialog = page.getByRole("dialog", { name: "Edit Profile" });
  const openDialog = () =>
    page.getByRole("button", { name: "Edit Profile" }).click();
  const dialogTypes: string[] = [];
  page.on("dialog", (prompt) => {
    dialogTypes.push(prompt.type());
    void prompt.accept();
  });
  await openDialog();
  await dialog.getByLabel("Bio").fill("Filled with wisdom");
  await page.reload();
  expect(dialogTypes).toEqual([]);
  await open(page, "/profile");
  await openDialog();
  await expect(dialog.getByLabel("Bio")).toHaveValue("Filled with wisdom");
  await dialog.getByLabel("Picture file").setInputFiles({
    name: "face.jpg",
    mimeType: "image/jpeg",
    buffer: await createPhoto(page, 400, 400),
  });
  await expect(dialog.getByLabel("Zoom")).toBeVisible();
  await page.reload();
  expect(dialogTypes).toEqual(["beforeunload"]);
});

test("the dialog shows what another tab has saved and keeps what was typed here", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(uniquePerson("Saul", "Tarsus"));
  await open(page, "/profile");
  const getDialog = (tab: Page) =>
    tab.getByRole("dialog", { name: "Edit Profile" });
  const edit = async (tab: Page) => {
    await tab.getByRole("button", { name: "Edit Profile" }).click();
    await expect(getDialog(tab)).toBeVisible();
  };
  const otherTab = await context.newPage();
  await open(otherTab, "/profile");
  await edit(otherTab);
  await getDialog(otherTab).getByLabel("First Name").fill("Paul");
  await getDialog(otherTab).getByLabel("Bio").fill("Of Tarsus");
  await getDialog(otherTab)
    .getByRole("button", { name: "Save Changes" })
    .click();
  await expect(getDialog(otherTab)).toHaveCount(0);

  await page.route("**/api/users/*", async (route) => {
    if (route.request().method() === "GET") await typingDone;
    await route.fallback();
  });
  let finishTyping: () => void = () => undefined;
  const typingDone = new Promise<void>((resolve) => {
    finishTyping = resolve;
  });
  await edit(page);
  const dialog = getDialog(page);
  await dialog.getByLabel("Last Name").fill("the Apostle");
  finishTyping();
  await expect(dialog.getByLabel("First Name")).toHaveValue("Paul");
  await expect(dialog.getByLabel("Bio")).toHaveValue("Of Tarsus");
  await expect(dialog.getByLabel("Last Name")).toHaveValue("the Apostle");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Paul the Apostle" }),
  ).toBeVisible();
});

test("Enter in the empty verse field saves nothing", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Silas", "Witness"));
  await open(page, "/profile");
  await page
    .getByRole("button", { name: "Edit what you say about yourself" })
    .click();
  const dialog = page.getByRole("dialog", { name: "About you" });
  await dialog
    .getByLabel("Faith journey", { exact: true })
    .fill("Not yet for anybody");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") sent++;
  });
  const field = dialog.getByRole("textbox", { name: "Favourite verses" });
  await field.press("Enter");
  await field.fill("Jude 3");
  await field.press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveText(["Jude 1:3"]);
  expect(sent).toBe(0);
});
