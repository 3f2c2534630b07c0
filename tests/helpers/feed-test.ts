import type { Locator, Page } from "@playwright/test";
import { test as base } from "./e2e";
import { composer, openFeed } from "./feed";

interface FeedFixtures {
  /** Signs in, opens the feed and, there, the composer; its text area. */
  startWriting: (path?: string) => Promise<Locator>;
}

/** A test of the feed, its cards, or what is written there. */
export const test = base.extend<FeedFixtures>({
  startWriting: async ({ page, signIn }, use) => {
    await use(async (path) => {
      await signIn();
      await openFeed(page, path);
      return composer(page);
    });
  },
});

interface Refusal {
  status: number;
  /** What is said of one field. */
  issue?: { path: string; message: string };
  /** Seconds. */
  retryAfter?: number;
}

/** From here on the server takes no post, and says so as the API does. */
export async function refusePosts(
  page: Page,
  { status, issue, retryAfter }: Refusal,
): Promise<void> {
  await page.route("**/api/posts", (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      headers: {
        ...(retryAfter !== undefined && { "retry-after": `${retryAfter}` }),
      },
      json: {
        type: "about:blank",
        title: "Not taken",
        status,
        ...(issue && { issues: [issue] }),
      },
    }),
  );
}
