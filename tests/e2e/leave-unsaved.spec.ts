import type { Page } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { uniquePerson } from "../helpers/feed";
import { createPhoto } from "../helpers/image-files";

const question = "Leave without saving your changes?";

/** Answers in this order; gives what was asked so far. */
function answer(page: Page, ...accepted: boolean[]): string[] {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    const yes = accepted[asked.length] ?? true;
    asked.push(dialog.message());
    void (yes ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

for (const { button, title, field } of [
  { button: "Edit Profile", title: "Edit Profile", field: "Bio" },
  {
    button: "Edit what you say about yourself",
    title: "About you",
    field: "Prayer intentions",
  },
]) {
  test(`${title}: Back asks as the cross does, and the page stays`, async ({
    page,
    signIn,
  }) => {
    await signIn(uniquePerson("Jonah", "Amittai"));
    await open(page, "/settings");
    await open(page, "/profile");
    const dialog = page.getByRole("dialog", { name: title });
    const text = dialog.getByLabel(field, { exact: true });
    const press = () => page.getByRole("button", { name: button }).click();

    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) loads.push(request.url());
    });
    // Nothing is lost: it closes without a question.
    await press();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile$/);

    await press();
    await text.fill("The waters compassed me about");
    const asked = answer(page, false, true);
    await page.goBack();
    await expect(text).toHaveValue("The waters compassed me about");
    await expect.poll(() => asked).toEqual([question]);
    // The browser steps forward again in its own time.
    await page.waitForFunction(() => "layer" in (history.state as object));
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(asked).toEqual([question, question]);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole("button", { name: button })).toBeFocused();

    // Closed in another way it leaves nothing in the history.
    await press();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.waitForFunction(() => !("layer" in Object(history.state)));
    // For the router nothing has happened.
    expect(loads).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/settings$/);
  });
}

test("a reload asks where a picture would be lost; words are kept without asking", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Bezaleel", "Uri"));
  await open(page, "/profile");
  const dialog = page.getByRole("dialog", { name: "Edit Profile" });
  const press = () =>
    page.getByRole("button", { name: "Edit Profile" }).click();
  const asked: string[] = [];
  page.on("dialog", (one) => {
    asked.push(one.type());
    void one.accept();
  });
  await press();
  await dialog.getByLabel("Bio").fill("Filled with wisdom");
  await page.reload();
  expect(asked).toEqual([]);
  await open(page, "/profile");
  await press();
  await expect(dialog.getByLabel("Bio")).toHaveValue("Filled with wisdom");
  await dialog.getByLabel("Picture file").setInputFiles({
    name: "face.jpg",
    mimeType: "image/jpeg",
    buffer: await createPhoto(page, 400, 400),
  });
  await expect(dialog.getByLabel("Zoom")).toBeVisible();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("the dialog shows what another tab has saved, under what is typed here", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(uniquePerson("Saul", "Tarsus"));
  await open(page, "/profile");
  const dialogOf = (tab: Page) =>
    tab.getByRole("dialog", { name: "Edit Profile" });
  const edit = async (tab: Page) => {
    await tab.getByRole("button", { name: "Edit Profile" }).click();
    await expect(dialogOf(tab)).toBeVisible();
  };
  const other = await context.newPage();
  await open(other, "/profile");
  await edit(other);
  await dialogOf(other).getByLabel("First Name").fill("Paul");
  await dialogOf(other).getByLabel("Bio").fill("Of Tarsus");
  await dialogOf(other).getByRole("button", { name: "Save Changes" }).click();
  await expect(dialogOf(other)).toHaveCount(0);

  await page.route("**/api/users/*", async (route) => {
    if (route.request().method() === "GET") await typed;
    await route.fallback();
  });
  let release: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await edit(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel("Last Name").fill("the Apostle");
  release();
  await expect(dialog.getByLabel("First Name")).toHaveValue("Paul");
  await expect(dialog.getByLabel("Bio")).toHaveValue("Of Tarsus");
  await expect(dialog.getByLabel("Last Name")).toHaveValue("the Apostle");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Paul the Apostle" }),
  ).toBeVisible();
});

test("Enter in the empty field for verses saves nothing", async ({
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
