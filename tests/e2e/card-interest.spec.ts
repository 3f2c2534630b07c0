import { expect, test } from "../helpers/e2e";
import {
  card,
  failureText,
  openFeed,
  createPost,
  reloadFeed,
  unique,
} from "../helpers/feed";
import type { Page } from "@playwright/test";

async function publishEvent(page: Page, title: string): Promise<string> {
  return createPost(page, {
    type: "event",
    eventData: {
      title,
      date: "2099-06-06",
      time: "18:30",
      timeZone: "America/New_York",
      description: "Bring a friend.",
      location: "12 Church Lane, Springfield",
      registrationUrl: "https://tickets.example.org/evening",
    },
  });
}

test("shows interest at once, counts people, and removes it again", async ({
  page,
  signIn,
}) => {
  await signIn();
  const title = unique("Evening of praise");
  await publishEvent(page, title);
  await openFeed(page);
  const event = card(page, title);
  const link = event.getByRole("link", {
    name: "Register at tickets.example.org",
  });
  await expect(link).toHaveAttribute("rel", "noopener nofollow ugc");
  await expect(event.getByText("6:30 PM, New York time")).toBeVisible();
  await expect(event.getByText("0 people interested")).toBeVisible();
  await event.getByRole("button", { name: "Interested", exact: true }).click();
  await expect(event.getByText("1 person interested")).toBeVisible();
  await expect(
    event.getByRole("button", { name: "Interested ✓", pressed: true }),
  ).toBeVisible();
  await expect(
    page.getByText("Marked as interested!", { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText("You'll be notified about this event", { exact: true }),
  ).toBeVisible();
  await reloadFeed(page);
  await event.getByRole("button", { name: "Interested ✓" }).focus();
  await page.keyboard.press("Space");
  await expect(event.getByText("0 people interested")).toBeVisible();
  await expect(
    page.getByText("Interest removed", { exact: true }),
  ).toBeVisible();
});

test("stores the last intent after quick taps", async ({ page, signIn }) => {
  await signIn();
  const title = unique("Night watch");
  const id = await publishEvent(page, title);
  await openFeed(page);
  const button = card(page, title).getByRole("button", { name: /^Interested/ });
  for (let taps = 0; taps < 3; taps += 1) await button.click();
  await expect(button).toHaveText("Interested ✓");
  const stored = async (path: string): Promise<unknown> =>
    (await page.request.get(`/api/posts/${id}/${path}`)).json();
  await expect
    .poll(() => stored("interest/user"))
    .toEqual({ isInterested: true });
  await expect.poll(() => stored("interest")).toEqual({ count: 1 });
});

test("reverts interest that fails", async ({ page, signIn, pageErrors }) => {
  pageErrors.allow(failureText);
  await signIn();
  const title = unique("Harvest supper");
  await publishEvent(page, title);
  await openFeed(page);
  await page.route("**/interest", (route) => route.fulfill({ status: 500 }));
  const event = card(page, title);
  await event.getByRole("button", { name: "Interested", exact: true }).click();
  await expect(
    page.getByText("Failed to update interest. Please try again.", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(
    event.getByRole("button", { name: "Interested", exact: true }),
  ).toBeVisible();
  await expect(event.getByText("0 people interested")).toBeVisible();
});

test("marks a past event and disables its button", async ({ page, signIn }) => {
  await signIn();
  const title = unique("Yesterday's feast");
  await publishEvent(page, title);
  await page.clock.setFixedTime(new Date("2100-01-01T00:00:00Z"));
  await openFeed(page);
  const event = card(page, title);
  await expect(event.getByText("Past Event", { exact: true })).toBeVisible();
  await expect(
    event.getByRole("button", { name: "Event Ended" }),
  ).toBeDisabled();
});
