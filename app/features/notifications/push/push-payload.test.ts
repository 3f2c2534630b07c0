import { describe, expect, it } from "vitest";
import type { Notice } from "~/features/notifications/notice";
import { noticeKinds } from "~/shared/enums";
import {
  dailyPayload,
  mannerOf,
  noticePayload,
  payloadMax,
} from "./push-payload";

const site = { SITE_URL: "https://site.example", PRODUCT_NAME: "Fellowship" };

const ann = {
  id: "ann",
  username: "ann",
  firstName: "Ann",
  lastName: "Lee",
  profileImageUrl: null,
};

const comment: Notice = {
  id: "0193-a",
  kind: "comment",
  people: [ann],
  peopleCount: 1,
  postId: "p",
  commentId: "c",
  detail: { post: "text", words: "Amen" },
  createdAt: "2026-06-01T12:00:00.000Z",
  isRead: false,
};

const sizeOf = (payload: string) => Buffer.byteLength(payload);
const wordsOf = (payload: string) =>
  (
    JSON.parse(payload) as {
      notification: { title: string; body: string };
    }
  ).notification;

it("is a declarative push message that leads to the notice", () => {
  expect(JSON.parse(noticePayload(site, comment, 4))).toEqual({
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

it("never says the words of a prayer", () => {
  const detail = { post: "prayer", words: "For my mother" } as const;
  for (const kind of noticeKinds) {
    const payload = noticePayload(site, { ...comment, kind, detail }, 1);
    if (kind === "reminder" || kind === "changed" || kind === "cancelled") {
      // Of events alone.
      continue;
    }
    expect(payload).not.toContain("mother");
  }
});

it("says how many there are of a day", () => {
  expect(wordsOf(dailyPayload(site, 1, 9)).title).toBe("1 new notification");
  expect(wordsOf(dailyPayload(site, 3, 9)).title).toBe("3 new notifications");
});

describe("3,072 bytes are enough", () => {
  const family = "👩‍👩‍👧‍👦";
  it.each([
    ["letters", "a".repeat(10_000)],
    ["letters of three bytes", "神".repeat(10_000)],
    ["letters of many parts", family.repeat(1000)],
    ["what JSON writes at length", "\u0001".repeat(10_000)],
    ["quotes", '"\\'.repeat(5000)],
  ])("for a body of %s: it is shortened", (_, words) => {
    const long = { ...comment, detail: { words } };
    const payload = noticePayload(site, long, 1);
    expect(sizeOf(payload)).toBeLessThanOrEqual(payloadMax);
    expect(sizeOf(payload)).toBeGreaterThan(payloadMax - 60);
    const { title, body } = wordsOf(payload);
    expect(title).toBe("Ann Lee commented on your post");
    expect(body.endsWith("…")).toBe(true);
    expect(words.startsWith(body.slice(0, -1))).toBe(true);
    if (words.startsWith(family))
      expect(body.endsWith(`${family}…`)).toBe(true);
  });

  it("for a title, when the body has gone already", () => {
    const long = { ...ann, firstName: "神".repeat(5000) };
    const payload = noticePayload(site, { ...comment, people: [long] }, 1);
    expect(sizeOf(payload)).toBeLessThanOrEqual(payloadMax);
    expect(wordsOf(payload).title).toMatch(/^神+…$/);
  });
});

describe("how long a push is kept", () => {
  const [hour, day] = [3600, 86_400];
  it.each([
    ["comment", day, "normal"],
    ["mention", day, "normal"],
    ["like", 12 * hour, "low"],
    ["follow", 12 * hour, "low"],
    ["request", 2 * day, "normal"],
    ["accepted", 2 * day, "normal"],
    ["changed", 2 * day, "high"],
    ["cancelled", 2 * day, "high"],
    ["report", 7 * day, "normal"],
    ["moderation", 7 * day, "normal"],
    ["thread", 12 * hour, "low"],
    ["hidden_for_review", 7 * day, "normal"],
    ["new_report", 2 * day, "normal"],
    ["urgent_report", 2 * day, "high"],
  ] as const)("%s: %d s, %s", (kind, ttl, urgency) => {
    expect(mannerOf(kind, null, 0)).toEqual({ ttl, urgency });
  });

  it("a reminder until its event begins", () => {
    const manner = { ttl: 90, urgency: "high" };
    expect(mannerOf("reminder", 100_500, 10_000)).toEqual(manner);
    expect(mannerOf("reminder", 9000, 10_000).ttl).toBe(0);
  });
});
