import type { Locator } from "@playwright/test";
import { expect, open, test } from "../helpers/e2e";
import { failureText } from "../helpers/feed";

const isLoaded = (locator: Locator) =>
  locator.evaluate(
    (image: HTMLImageElement) => image.complete && image.naturalWidth > 0,
  );

test("a verse is readable without its background image, which loads when back online", async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await open(page, "/verse-generator?book=John&chapter=3&verse=16");
  const backgrounds = "**/backgrounds/*.svg";
  await page.route(backgrounds, (route) => route.abort("internetdisconnected"));
  await page.getByRole("radio", { name: "Scenery" }).check();
  const preview = page.getByRole("group", { name: "Preview" });
  await expect(preview.locator("img")).toBeHidden();
  await expect(preview.getByRole("figure")).toHaveCSS(
    "background-color",
    "rgb(124, 88, 117)",
  );
  const still = page.getByTitle("Still Waters");
  await expect(still.locator("img")).toBeHidden();

  await page.unroute(backgrounds);
  await context.setOffline(true);
  await context.setOffline(false);
  await still.scrollIntoViewIfNeeded();
  await expect(still.locator("img")).toBeVisible();
  await expect.poll(() => isLoaded(still.locator("img"))).toBe(true);
  await expect.poll(() => isLoaded(preview.locator("img"))).toBe(true);
});

test("shows an error within the viewport if a chapter can't be loaded", async ({
  page,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(failureText);
  await signIn();
  await open(page, "/verse-generator?book=John&chapter=3&verse=16");
  await page.route("**/scripture/**/kjv/john/4.json", (route) =>
    route.abort("internetdisconnected"),
  );
  await page
    .getByRole("form", { name: "Choose a verse" })
    .getByLabel("Chapter")
    .selectOption("4");
  await expect(page.getByText("Couldn't load this chapter.")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Try again" })).toBeInViewport({
    ratio: 1,
  });
});
