import { expect, expectAccessible, open, test } from "../helpers/e2e";
import {
  card,
  createPost,
  openFeed,
  uniquePerson,
  unique,
} from "../helpers/feed";

test("references are links with their verses, and a verse card leads to its passage @desktop", async ({
  page,
  signIn,
  pageAs,
}) => {
  const author = await pageAs(uniquePerson("Berean", "Searcher"));
  const content = unique(
    "Is it so? See Gen 1:31-2:3 and John 3:16 (WEB) at www.example.org.",
  );
  const textId = await createPost(author, { type: "text", content });
  const postId = await createPost(author, {
    type: "verse",
    content: "",
    verseData: {
      version: "KJV",
      book: "Acts",
      chapter: 17,
      verse: 11,
      customization: {},
    },
  });

  // A visitor reads the same list of a range across chapters as a member.
  const list = page.getByRole("heading", { name: /^Passages for/ });
  await page.goto(`/post/${textId}`);
  await page.getByRole("link", { name: "Gen 1:31-2:3" }).click();
  await expect(list).toHaveText("Passages for “Gen 1:31-2:3”");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Genesis 2:1–3" }).click();
  await expect(page).toHaveURL("/bible/kjv/genesis/2/1-3");

  await signIn();
  await openFeed(page);
  const post = card(page, content);
  await expect(
    post.getByRole("link", { name: "www.example.org" }),
  ).toHaveAttribute("href", "https://www.example.org");
  const reference = post.getByRole("link", { name: "John 3:16 (WEB)" });
  const verse = page.getByText(/^For God so loved the world/).last();
  await reference.hover();
  await expect(verse).toBeVisible();
  await expect(page.getByText("John 3:16 · World English Bible")).toBeVisible();
  // The pointer may move onto the card.
  await verse.hover();
  await expect(verse).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(verse).toBeHidden();
  await page.mouse.move(0, 0);
  await post.getByRole("link", { name: "www.example.org" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(reference).toBeFocused();
  await expect(verse).toBeVisible();
  await expect(reference).toHaveAccessibleDescription(/^For God so loved/);
  await expectAccessible(page, "main");
  await page.keyboard.press("Escape");
  await expect(verse).toBeHidden();
  await reference.click();
  await expect(page).toHaveURL(/\/bible\?book=John.*version=WEB#v16$/);

  await page.goBack();
  await post.getByRole("link", { name: "Gen 1:31-2:3" }).click();
  await expect(list).toBeVisible();

  await open(page, `/post/${postId}`);
  await page.getByRole("link", { name: "Read Acts 17:11 (KJV)" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Acts 17/);
});
