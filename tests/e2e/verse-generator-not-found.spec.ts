import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../helpers/e2e";

const shareButton = (page: Page) =>
  page.getByRole("button", { name: "Share Verse" });
const passage = (page: Page) =>
  page.getByRole("form", { name: "Choose a verse" });

test.describe("missing passages", () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn();
  });

  test("a chapter past the end of the book has no verses to choose", async ({
    page,
  }) => {
    await open(page, "/verse-generator?book=Jude&chapter=1&verse=3");
    await passage(page).getByLabel("Chapter").selectOption("50");
    await expect(
      page.getByText(
        "No verses found for this selection. Please try a different chapter.",
      ),
    ).toBeVisible();
    await expect(
      passage(page).getByLabel("Verse", { exact: true }),
    ).toBeDisabled();
    await expect(shareButton(page)).toBeDisabled();
    await expectAccessible(page);
  });

  test("shows a message for a passage that doesn't exist", async ({ page }) => {
    for (const query of [
      "book=Nope&chapter=1",
      "book=John&chapter=3&verse=999",
      "book=John&chapter=999999999999",
    ]) {
      await open(page, `/verse-generator?${query}`);
      await expect(
        page.getByText(
          "No verses found for this selection. Please try a different chapter.",
          { exact: true },
        ),
        query,
      ).toBeVisible();
      await expect(shareButton(page)).toBeDisabled();
    }
  });

  test("says how far a passage can go if the requested one is too long", async ({
    page,
  }) => {
    await open(
      page,
      "/verse-generator?book=Psalms&chapter=119&verse=1-176&version=KJV",
    );
    await expect(
      page.getByText(
        "This passage is too long. One picture holds 1,200 characters: here verses 1 to 17.",
      ),
    ).toBeInViewport({ ratio: 0.9 });
    await expect(shareButton(page)).toBeDisabled();
  });
});
