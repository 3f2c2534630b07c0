import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  card,
  choose,
  createPost,
  openFeed,
  publish,
  reloadFeed,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { dataString } from "../helpers/images/parts";
import { pngWithEverything } from "../helpers/images/png";

const author = { email: "page-author@example.org", firstName: "Miriam" };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the post with its image, and no buttons that need JavaScript", async ({
    page,
    pageAs,
  }) => {
    const writer = await pageAs(uniquePerson("Noah", "Author"));
    const imagePostId = await createPost(writer, {
      type: "image",
      imageUrl: dataString(pngWithEverything()),
    });
    const videoPostId = await createPost(writer, {
      type: "video",
      content: "A new song",
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    });

    await page.goto(`/post/${imagePostId}`);
    const postImage = page.getByRole("article").locator("img[src^='/images/']");
    await expect(postImage).toBeVisible();
    const src = (await postImage.getAttribute("src")) ?? "";
    const loaded = await page.request.get(src);
    expect(loaded.headers()["content-type"]).toMatch(/^image\//);
    await expect(
      page.getByRole("button").filter({ visible: true }),
    ).toHaveCount(0);

    await page.goto(`/post/${videoPostId}`);
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

test.describe("a signed-in user", () => {
  test("opens the post's page from its card, but not by selecting text or closing a menu", async ({
    page,
    signIn,
    context,
  }) => {
    await signIn();
    const text = unique("Be still, and know");
    const path = await publish(page, { type: "text", content: text });
    await openFeed(page);
    const paragraph = card(page, text).getByText(text);
    await card(page, text)
      .getByRole("button", { name: "Post options" })
      .click();
    await expect(page.getByRole("menu")).toBeVisible();
    // Next to the menu.
    await paragraph.click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole("menu")).toBeHidden();
    await paragraph.selectText();
    await paragraph.click();
    await expect(page).toHaveURL(/\/home$/);
    const opening = context.waitForEvent("page");
    await paragraph.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opening;
    await expect(tab).toHaveURL(path);
    await tab.close();
    await expect(page).toHaveURL(/\/home$/);
    await paragraph.click();
    await expect(page).toHaveURL(path);
    await page.goBack();

    const first = page.getByRole("article").first();
    const timeLink = first
      .getByRole("link")
      .filter({ has: page.locator("time") });
    // Compared by datetime, because the text changes every minute.
    const datetime =
      (await timeLink.locator("time").getAttribute("datetime")) ?? "none";
    const href = await timeLink.getAttribute("href");
    await timeLink.click();
    await expect(page).toHaveURL(new RegExp(`${href ?? "none"}$`));
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(
      page.locator(`article time[datetime="${datetime}"]`).first(),
    ).toBeVisible();
    // On the post's own page the timestamp isn't a link.
    await expect(
      page.getByRole("article").locator("header a:has(time)"),
    ).toHaveCount(0);
  });

  test("saves a post and finds it on its own page, until it is removed there", async ({
    page,
    signIn,
  }) => {
    await signIn(uniquePerson("Mary", "Keeper"));
    const text = unique("Pondered in her heart");
    await publish(page, { type: "text", content: text });
    await openFeed(page);
    await choose(card(page, text), "Save");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await open(page, "/profile");
    await page.getByRole("link", { name: "Saved posts" }).click();
    await expect(page).toHaveURL(/\/saved$/);
    await expect(card(page, text)).toBeVisible();
    await expectAccessible(page);
    await choose(card(page, text), "Saved");
    await expect(page.getByText("Nothing saved yet.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Saved" })).toBeFocused();
  });

  test("returns to the same position in the feed with the Back link", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await openFeed(page, "/home");
    const timeLink = page
      .getByRole("article")
      .nth(6)
      .getByRole("link")
      .filter({ has: page.locator("time") });
    const href = (await timeLink.getAttribute("href")) ?? "";
    await timeLink.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    const back = page.getByRole("link", { name: "Back" });
    await expect(back).toHaveAttribute("href", "/");
    await back.click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.locator(`article a[href="${href}"]`)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test("can like, comment and see the full text on the post's page", async ({
    page,
    pageAs,
    signIn,
  }) => {
    const text = unique("Rejoice.");
    const path = await publish(await pageAs(author), {
      type: "text",
      content: `${text} ${"And again. ".repeat(60)}Amen.`,
    });
    await signIn();
    await open(page, path);
    await expect(page.getByRole("article")).toContainText("Amen.");
    const like = page.getByRole("button", { name: "Like" });
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    const comments = page.getByRole("region", { name: "Comments" });
    const commentText = unique("It is written at https://example.org/joy.");
    await comments.getByLabel("Write a comment").fill(commentText);
    await comments.getByRole("button", { name: "Post" }).click();
    await expect(
      comments.getByRole("link", { name: "https://example.org/joy" }),
    ).toHaveAttribute("rel", "noopener nofollow ugc");
    const comment = page.getByRole("button", { name: /^Comment/ });
    await comment.click();
    await expect(comments).toHaveCount(0);
    await comment.click();
    await expect(comments).toContainText(commentText);
    const time = page.locator("article time").first();
    await time.hover();
    await expect(time).toHaveAttribute("title", /\d{4}/);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("writes an update on their prayer request, and thanks for the answer", async ({
    page,
    signIn,
  }) => {
    await signIn(uniquePerson("Hannah", "Shiloh"));
    const content = unique("For this child I pray");
    const id = await createPost(page, { type: "prayer", content });
    await open(page, `/post/${id}`);
    const article = page.getByRole("article");
    const write = article.getByRole("button", { name: "Write an update" });
    await write.click();
    const update = article.getByRole("textbox", { name: "Your update" });
    await update.fill("Eli said: Go in peace");
    await reloadFeed(page);
    await write.click();
    await expect(update).toHaveValue("Eli said: Go in peace");
    await expectAccessible(page);
    const save = article.getByRole("button", { name: "Save" });
    await save.click();
    await expect(article.getByRole("listitem")).toContainText("Go in peace");
    await expect(update).toBeHidden();

    await article.getByRole("button", { name: "Mark as answered" }).click();
    await article.getByLabel("Your answer").fill("My heart rejoiceth");
    await save.click();
    await expect(article.getByText("Answered", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(
      article.getByText("My heart rejoiceth").filter({ visible: true }),
    ).toBeVisible();
    page.once("dialog", (dialog) => void dialog.accept());
    await article.getByRole("button", { name: "Take back answer" }).click();
    await article.getByRole("button", { name: "Close request" }).click();
    await expect(article.getByText("Closed", { exact: true })).toBeVisible();
  });

  test("sees a 404 page in the app if the post doesn't exist", async ({
    page,
    signIn,
  }) => {
    await signIn();
    const response = await page.goto("/post/nobody");
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { name: "Post Not Found" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
