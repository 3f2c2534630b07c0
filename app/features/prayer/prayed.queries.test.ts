import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setOutbox } from "~/client/outbox";
import type { NewItem } from "~/client/outbox-item";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import {
  hasPrayedToday,
  sendPrayedMessage,
  togglePrayed,
  togglePrayerDay,
} from "./prayed.queries";
import { prayedCountText } from "./prayed-text";

const before = {
  prayedToday: false,
  prayedUntil: null,
  prayedCount: 2,
  peopleCount: 2,
};
const midnight = new Date(2026, 2, 2).toISOString();
const pressed = { prayedToday: true, prayedUntil: midnight };
const day = "2026-03-01";
let client: QueryClient;
const fetcher = vi.fn<typeof fetch>();
const shown = () => client.getQueryData<Post>(postKeys.detail("p"))?.prayer;
const sentBody = () =>
  JSON.parse(fetcher.mock.calls[0]?.[1]?.body as string) as unknown;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 59), toFake: ["Date"] });
  client = new QueryClient();
  client.setQueryData(postKeys.detail("p"), { id: "p", prayer: before });
  vi.stubGlobal("fetch", fetcher);
});

afterEach(() => {
  setOutbox(null);
  fetcher.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("counts a press at once, sends the local date and shows the server's counts", async () => {
  const counts = { prayedCount: 9, peopleCount: 4 };
  fetcher.mockResolvedValue(Response.json({ prayed: true, ...counts }));
  const sent = togglePrayed(client, "p", true);
  expect(shown()).toEqual({ ...before, ...pressed, prayedCount: 3 });
  await sent;
  expect(fetcher.mock.calls[0]?.[0]).toBe("/api/posts/p/prayed");
  expect(sentBody()).toEqual({ desired: true, day });
  expect(shown()).toEqual({ ...pressed, ...counts });
});

it("rolls back and shows why the server didn't count it", async () => {
  const toast = vi.spyOn(toasts, "errorToast");
  const detail = "You have prayed for this since then.";
  const headers = { "content-type": "application/problem+json" };
  fetcher.mockResolvedValue(
    Response.json({ status: 409, detail }, { status: 409, headers }),
  );
  await togglePrayed(client, "p", true);
  expect(shown()).toEqual(before);
  expect(toast).toHaveBeenCalledExactlyOnceWith(detail);
});

it("queues each day's press offline, and shows those of today", async () => {
  const items: NewItem[] = [];
  setOutbox((item) => {
    items.push(item);
    return Promise.resolve();
  });
  fetcher.mockRejectedValue(new TypeError("Failed to fetch"));
  await togglePrayed(client, "p", true);
  await sendPrayedMessage("p", "peace");
  expect(shown()?.prayedToday).toBe(true);
  vi.setSystemTime(new Date(2026, 2, 2, 0, 1));
  await togglePrayed(client, "p", true);
  const slot = `prayed:p:${day}`;
  expect(items).toMatchObject([
    { kind: "prayed", slot, body: { desired: true, day } },
    { kind: "prayed", slot, body: { desired: true, day, message: "peace" } },
    { slot: "prayed:p:2026-03-02", body: { desired: true, day: "2026-03-02" } },
  ]);

  const { kind } = togglePrayerDay;
  client.setQueryData(postKeys.detail("p"), { id: "p", prayer: before });
  kind.show?.(client, items[1]?.payload, true);
  expect(shown()).toEqual(before);
  kind.show?.(client, items[2]?.payload, true);
  expect(shown()?.prayedToday).toBe(true);
  const counts = { prayedCount: 3, peopleCount: 3 };
  kind.sent(client, items[1]?.payload, { prayed: false, ...counts });
  const nextMidnight = new Date(2026, 2, 3).toISOString();
  expect(shown()).toEqual({ ...pressed, prayedUntil: nextMidnight, ...counts });
});

it("shows and counts a press on a page that was left open since the day before", () => {
  const prayer = { ...before, ...pressed };
  client.setQueryData(postKeys.detail("p"), { id: "p", prayer });
  expect(hasPrayedToday(prayer, Date.now())).toBe(true);
  vi.setSystemTime(new Date(2026, 2, 2, 7));
  expect(hasPrayedToday(prayer, Date.now())).toBe(false);
  fetcher.mockReturnValue(new Promise(() => {}));
  void togglePrayed(client, "p", true);
  const prayedUntil = new Date(2026, 2, 3).toISOString();
  expect(shown()).toMatchObject({ prayedUntil, prayedCount: 3 });
});

it.each([
  [1, 1, "Prayed for once by one person"],
  [12, 1, "Prayed for 12 times by one person"],
  [12, 7, "Prayed for 12 times by 7 people"],
  [1, 0, "Prayed for once by one person"],
  [1, 2, "Prayed for once by one person"],
])("describes %i times by %i people", (prayedCount, peopleCount, text) => {
  expect(prayedCountText({ prayedCount, peopleCount })).toBe(text);
});
