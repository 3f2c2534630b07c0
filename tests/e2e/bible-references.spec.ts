import { expect, expectAccessible, open, test } from "../helpers/e2e";

test("opens what people type: a misspelt book, a version that isn't here, a book and a list", async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, "/bible?book=Genesis&chapter=1&version=KJV");
  const box = page.getByRole("searchbox");
  const heading = (name: string) =>
    page.getByRole("heading", { level: 1, name, exact: true });

  await box.fill("jhon 3:16");
  await box.press("Enter");
  await expect(page.getByText("Did you mean")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "John 3:16?" }).click();
  await expect(heading("John 3")).toBeVisible();

  await box.fill("gensis");
  await box.press("Enter");
  await page.getByRole("link", { name: "Genesis?" }).click();
  await expect(heading("Genesis 1")).toBeVisible();

  await box.fill("Juan 3:16ff");
  await box.press("Enter");
  await expect(heading("John 3")).toBeVisible();
  await expect(page).toHaveURL(/verse=16-36/);

  await box.fill("John 3:0");
  await box.press("Enter");
  await expect(page.getByText("There is no verse 0")).toBeVisible();

  await box.fill("Jn 3:16 NIV");
  await box.press("Enter");
  const note = page.getByText("The NIV isn't available here. This is the KJV.");
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await box.fill("John 4");
  await box.press("Enter");
  await expect(heading("John 4")).toBeVisible();
  await expect(note).toBeHidden();

  await box.fill("mark");
  await box.press("Enter");
  await expect(heading("Mark 1")).toBeVisible();
  await page.getByRole("link", { name: "Search for “mark” instead" }).click();
  await expect(heading('Results for “"mark"”')).toBeVisible();

  await box.fill("Genesis 1:1-2:3; John 1:1");
  await box.press("Enter");
  await expect(
    heading("Passages for “Genesis 1:1-2:3; John 1:1”"),
  ).toBeVisible();
  await expect(page.getByText("In the beginning was the Word")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Genesis 2:1–3" }).click();
  await expect(heading("Genesis 2")).toBeVisible();

  await box.fill("John 3:16 (NIV), Romans 8:28");
  await box.press("Enter");
  await expect(
    page.getByText("And we know that all things work"),
  ).toBeVisible();
  await expect(note).toBeVisible();
});

test("names a version that isn't here at its address, for members", async ({
  page,
  signIn,
}) => {
  await signIn();
  await open(page, "/bible/niv/john/3/16");
  await expect(
    page.getByRole("heading", { name: "The NIV isn't available here" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "World English Bible" }).click();
  await expect(page).toHaveURL(/book=John&chapter=3&verse=16&version=WEB/);
});
