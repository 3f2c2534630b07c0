import { describe, expect, it } from "vitest";
import type { AppNotification } from "~/features/notifications/notification";
import { notificationKinds } from "~/shared/enums";
import { getPushOptions, createNotificationPayload } from "./push-payload";

const site = { SITE_URL: "https://site.example", PRODUCT_NAME: "Fellowship" };

const ann = {
  id: "ann",
  username: "ann",
  firstName: "Ann",
  lastName: "Lee",
  profileImageUrl: null,
};

const comment: AppNotification = {
  id: "0193-a",
  kind: "comment",
  actors: [ann],
  actorsCount: 1,
  postId: "p",
  commentId: "c",
  group: null,
  detail: { postType: "text", text: "Amen" },
  createdAt: "2026-06-01T12:00:00.000Z",
  isRead: false,
};

const parseNotification = (payload: string) =>
  (
    JSON.parse(payload) as {
      notification: { title: string; body: string };
    }
  ).notification;

it("is a declarative push message that links to the notification", () => {
  expect(JSON.parse(createNotificationPayload(site, comment, 4))).toEqual({
    web_push: 8030,
    notification: {
      title: "Ann Lee commented on your post",
      body: "Amen",
      lang: "en",
      dir: "auto",
      navigate: "https://site.example/notifications/0193-a",
      tag: "0193-a",
    },
    app_badge: 4,
  });
});

it("never contains the text of a prayer", () => {
  const detail = { postType: "prayer", text: "For my mother" } as const;
  for (const kind of notificationKinds) {
    const payload = createNotificationPayload(
      site,
      { ...comment, kind, detail },
      1,
    );
    if (kind === "reminder" || kind === "changed" || kind === "cancelled") {
      // These kinds exist only for events.
      continue;
    }
    expect(payload).not.toContain("mother");
  }
});

describe("stays below 3,072 bytes", () => {
  it.each([
    ["letters", "a".repeat(10_000)],
    ["letters of three bytes", "神".repeat(10_000)],
    ["letters of several code points", "👩‍👩‍👧‍👦".repeat(1000)],
    ["characters that JSON escapes", "\u0001".repeat(10_000)],
    ["quotes", '"\\'.repeat(5000)],
  ])("with a long title and body: %s", (_, text) => {
    const payload = createNotificationPayload(
      site,
      {
        ...comment,
        actors: [{ ...ann, firstName: text }],
        detail: { text },
      },
      1,
    );
    expect(Buffer.byteLength(payload)).toBeLessThan(3072);
    const shown = parseNotification(payload);
    for (const part of [shown.title, shown.body]) {
      expect(part.endsWith("…")).toBe(true);
      expect(text.startsWith(part.slice(0, -1))).toBe(true);
    }
  });
});

describe("ttl and urgency", () => {
  it.each([
    ["comment", "normal"],
    ["like", "low"],
    ["follow", "low"],
    ["changed", "high"],
    ["cancelled", "high"],
    ["report", "normal"],
    ["thread", "low"],
    ["new_report", "normal"],
    ["urgent_report", "high"],
  ] as const)("%s: two days, %s", (kind, urgency) => {
    const options = { ttl: 48 * 3600, urgency };
    expect(getPushOptions(kind, null, 0)).toEqual(options);
  });

  it("stores a reminder until its event begins", () => {
    const options = { ttl: 90, urgency: "high" };
    expect(getPushOptions("reminder", 100_500, 10_000)).toEqual(options);
  });
});
