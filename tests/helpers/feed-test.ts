import type { Locator, Page } from "@playwright/test";
import { test as base } from "./e2e";
import { composer, openFeed } from "./feed";

interface FeedFixtures {
  /** Signs in, opens the feed and the composer, and returns the text area. */
  startWriting: (path?: string) => Promise<Locator>;
}

export const test = base.extend<FeedFixtures>({
  startWriting: async ({ page, signIn }, use) => {
    await use(async (path) => {
      await signIn();
      await openFeed(page, path);
      return composer(page);
    });
  },
});

interface ProblemOptions {
  status: number;
  /** A validation message for one field. */
  issue?: { path: string; message: string };
}

/** From now on, creating a post fails with this problem document. */
export async function rejectPosts(
  page: Page,
  { status, issue }: ProblemOptions,
): Promise<void> {
  await page.route("**/api/posts", (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      json: {
        type: "about:blank",
        title: "Not taken",
        status,
        ...(issue && { issues: [issue] }),
      },
    }),
  );
}
