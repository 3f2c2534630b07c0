import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  createPost,
  openFeed,
  publish,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { dataString } from "../helpers/images/parts";
import { pngWithEverything } from "../helpers/images/png";

const author = { email: "page-author@example.org", firstName: "Miriam" };

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a post and its picture are there, and nothing that does nothing", async ({
    page,
    pageAs,
  }) => {
    const writer = await pageAs(uniquePerson("Noah", "Author"));
    const pictured = await createPost(writer, {
      type: "image",
      imageUrl: dataString(pngWithEverything()),
    });
    const filmed = await createPost(writer, {
      type: "video",
      content: "A new song",
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    });

    await page.goto(`/post/${pictured}`);
    const picture = page.getByRole("article").locator("img[src^='/images/']");
    await expect(picture).toBeVisible();
    const address = (await picture.getAttribute("src")) ?? "";
    const loaded = await page.request.get(address);
    expect(loaded.headers()["content-type"]).toMatch(/^image\//);
    await expect(
      page.getByRole("button").filter({ visible: true }),
    ).toHaveCount(0);

    await page.goto(`/post/${filmed}`);
    await expect(page.getByRole("link", { name: /^Play: / })).toHaveAttribute(
      "href",
      /^https:\/\/www\.youtube\.com\/watch\?v=/,
    );
    await expect(page.getByText("Opens www.youtube.com")).toBeVisible();
    await expect(
      page.getByRole("button").filter({ visible: true }),
    ).toHaveCount(0);
  });
});

test.describe("a member", () => {
  test("comes from a card to the post's own page by its hour", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openFeed(page);
    const first = page.getByRole("article").first();
    const hour = first.getByRole("link").filter({ has: page.locator("time") });
    // Its words change with the minute.
    const at = (await hour.locator("time").getAttribute("datetime")) ?? "none";
    const address = await hour.getAttribute("href");
    await hour.click();
    await expect(page).toHaveURL(new RegExp(`${address ?? "none"}$`));
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(
      page.locator(`article time[datetime="${at}"]`).first(),
    ).toBeVisible();
    // There it would lead nowhere.
    await expect(
      page.getByRole("article").locator("header a:has(time)"),
    ).toHaveCount(0);
  });

  test("goes back to the place in the list, though a link leads home", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openFeed(page, "/home");
    const hour = page
      .getByRole("article")
      .nth(6)
      .getByRole("link")
      .filter({ has: page.locator("time") });
    const address = (await hour.getAttribute("href")) ?? "";
    await hour.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const back = page.getByRole("link", { name: "Back" });
    await expect(back).toHaveAttribute("href", "/");
    await back.click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.locator(`article a[href="${address}"]`)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test("has the whole card, in the app", async ({ page, pageAs, signIn }) => {
    const words = unique("Rejoice.");
    const path = await publish(await pageAs(author), {
      type: "text",
      content: `${words} ${"And again. ".repeat(60)}Amen.`,
    });
    await signIn();
    await open(page, path);
    await expect(page.getByRole("article")).toContainText("Amen.");
    const like = page.getByRole("button", { name: "Like" });
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    const comments = page.getByRole("region", { name: "Comments" });
    const said = unique("It is written at https://example.org/joy.");
    await comments.getByLabel("Write a comment").fill(said);
    await comments.getByRole("button", { name: "Post" }).click();
    await expect(
      comments.getByRole("link", { name: "https://example.org/joy" }),
    ).toHaveAttribute("rel", "noopener nofollow ugc");
    const comment = page.getByRole("button", { name: /^Comment/ });
    await comment.click();
    await expect(comments).toHaveCount(0);
    await comment.click();
    await expect(comments).toContainText(said);
    const time = page.locator("article time").first();
    await time.hover();
    await expect(time).toHaveAttribute("title", /\d{4}/);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("is told in the app when a post is not there", async ({
    page,
    signIn,
  }) => {
    await signIn();
    const answer = await page.goto("/post/nobody");
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { name: "Post Not Found" }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
