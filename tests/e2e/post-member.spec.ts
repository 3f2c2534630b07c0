import { expect, expectAccessible, open, test } from "../helpers/e2e";
import { declineInstallOffer, publish, unique } from "../helpers/feed";

const author = { email: "page-author@example.org", firstName: "Miriam" };

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a post and its picture are there, and nothing that does nothing", async ({
    page,
    browser,
    baseURL,
  }) => {
    const scripted = await browser.newContext({ javaScriptEnabled: true });
    const writer = await scripted.newPage();
    await writer.goto(`${baseURL ?? ""}/api/login`);
    await writer.getByLabel("Email").fill("no-script-author@example.org");
    await writer.getByLabel("First name").fill("Noah");
    await writer.getByLabel("Last name").fill("Author");
    await writer.getByRole("button", { name: "Continue" }).click();
    await writer.waitForURL(/\/$/);
    const feed = await writer.request.get(
      `${baseURL ?? ""}/api/posts?limit=100`,
    );
    const posts = (await feed.json()) as {
      id: string;
      type: string;
      imageUrl: string | null;
    }[];
    const pictured = posts.find(({ imageUrl }) =>
      imageUrl?.startsWith("/images/"),
    );
    const filmed = posts.find(({ type }) => type === "video");
    await scripted.close();

    await page.goto(`/post/${pictured?.id ?? ""}`);
    const picture = page
      .getByRole("article")
      .locator(`img[src="${pictured?.imageUrl ?? ""}"]`);
    await expect(picture).toBeVisible();
    const loaded = await page.request.get(pictured?.imageUrl ?? "");
    expect(loaded.headers()["content-type"]).toMatch(/^image\//);
    await expect(
      page.getByRole("button").filter({ visible: true }),
    ).toHaveCount(0);

    await page.goto(`/post/${filmed?.id ?? ""}`);
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
  test.beforeEach(({ context }) => declineInstallOffer(context));

  test("has the whole card, in the app", async ({ page, pageOf, signIn }) => {
    const words = unique("Rejoice.");
    const path = await publish(await pageOf(author), {
      type: "text",
      content: `${words} ${"And again. ".repeat(60)}Amen.`,
    });
    await signIn();
    await open(page, path);
    await expect(page.getByRole("article")).toContainText("Amen.");
    const like = page.getByRole("button", { name: "Like" });
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await page
      .getByRole("button", { name: "Comment", exact: true })
      .or(page.getByRole("button", { name: /^Comment/ }))
      .first()
      .click();
    await expect(page.getByRole("region", { name: "Comments" })).toBeVisible();
    await expect(page.locator("article time[title]").first()).toBeAttached();
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
