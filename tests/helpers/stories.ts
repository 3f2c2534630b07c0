import type { Page } from "@playwright/test";

/**
 * Mutes the stories, as if the user had done so, from the next page on. Synthesizing a sound takes seconds, so only tests
 * of sounds do it.
 */
export async function muteStories(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Blank pages have no storage.
    if (window.origin === "null") return;
    localStorage.setItem(
      "story-sound",
      JSON.stringify({ sound: "", muted: true }),
    );
  });
}
