import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { failureText, uniquePerson } from "../helpers/feed";

test.beforeEach(async ({ context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(uniquePerson("Paula", "Compares"));
});

test("two versions line up, are copied together, and stay while reading on and following a cross reference", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, "/bible?book=John&chapter=3&version=KJV");
  const compare = page.getByRole("navigation", { name: "Compare with" });
  await compare.getByRole("link", { name: "WEB" }).click();
  await expect(page).toHaveURL(/with=WEB/);
  const verse = (version: string, number: number) =>
    page.locator(`[data-version="${version}"] > * > [data-verse="${number}"]`);
  const box = async (version: string) => {
    const found = await verse(version, 16).last().boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  await expect(verse("WEB", 16)).toContainText("his only born Son");
  const [left, right] = [await box("KJV"), await box("WEB")];
  expect(right.x).toBeGreaterThan(left.x + left.width);
  expect(Math.abs(right.y - left.y)).toBeLessThan(5);

  await page.emulateMedia({ media: "print" });
  await expect(verse("WEB", 16)).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Skip to content" }),
  ).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 320, height: 700 });
  const [above, below] = [await box("KJV"), await box("WEB")];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  await verse("WEB", 16).click();
  await expect(page.locator("mark")).toHaveCount(2);
  const bar = page.getByRole("group", { name: "John 3:16", exact: true });
  await bar.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Verse copied!", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^For God .* everlasting life\.\nJohn 3:16 \(KJV\)\n\nFor God .* eternal life\.\nJohn 3:16 \(WEB\)$/,
  );

  await page.evaluate(() => {
    const share = ({ text = "" }: ShareData) =>
      Promise.resolve(document.body.setAttribute("data-shared", text));
    Object.defineProperty(navigator, "share", { value: share });
  });
  await bar.getByRole("button", { name: "Share" }).click();
  await expect(page.locator("body")).toHaveAttribute(
    "data-shared",
    /^“?For God .* \(KJV\)\n\n“?For God .* \(WEB\)$/,
  );

  const lists = "**/scripture/*/cross-references/john/3.json";
  await page.route(lists, (route) => route.fulfill({ status: 404 }));
  await bar.getByText("Cross references").click();
  await expect(bar.getByRole("alert")).toBeVisible();
  await page.unroute(lists);
  await bar.getByRole("button", { name: "Try again" }).click();
  const link = bar.getByRole("link", { name: /^Mark 12:6/ });
  await expect(link).toHaveText(
    "Mark 12:6Having yet therefore one son, his wellbeloved, he…",
  );
  await expectAccessible(page);
  await expect(bar.getByRole("listitem")).toHaveCount(8);
  await bar.getByRole("button", { name: "Show all 23" }).click();
  await expect(bar.getByRole("listitem")).toHaveCount(23);
  await link.click();
  await expect(
    page.getByRole("group", { name: "Mark 12:6", exact: true }),
  ).toBeVisible();
  await expect(verse("WEB", 6).last()).toBeInViewport();

  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/with=WEB&chapter=13/);
  await expect(verse("WEB", 1)).toContainText("As he went out of the temple");
  await compare.getByRole("link", { name: "None" }).click();
  await expect(page.locator('[data-version="WEB"]')).toHaveCount(0);
  await expect(page.getByText("King James Version (KJV)")).toBeVisible();
  await page.route("**/rv1909/mark/13.json", (route) =>
    route.fulfill({ status: 500 }),
  );
  await compare.getByRole("link", { name: "RV1909" }).click();
  await expect(page.getByText("Couldn't load the RV1909.")).toBeVisible();
  await expect(page.locator("[data-verse]").first()).toBeVisible();
});
