import { expect, it } from "vitest";
import { planPush } from "./enqueue-pushes.server";

const now = Date.parse("2026-06-01T23:00:00Z");
const hour = 3_600_000;
const row = {
  kind: "comment",
  seenAt: null,
  startsAt: null,
  dueAt: now - 1,
  levels: "{}",
  timeZone: null,
} as const;
const night = { timeZone: "UTC", quietFrom: "22:00", quietUntil: "07:00" };
const evening = { ...night, dailyAt: "18:00" };
const at = (text: string) => Date.parse(`${text}Z`);
const drop = { action: "drop" };
const push = { action: "push", daily: null };
const wait = (text: string) => ({ action: "wait", until: at(text) });

it.each<[string, Partial<Parameters<typeof planPush>[0]>, unknown]>([
  ["a notification immediately", {}, push],
  ["nothing that was read", { seenAt: 1 }, drop],
  ["no likes by default", { kind: "like" }, drop],
  [
    "likes if the user turned them on",
    { kind: "like", levels: '{"like":"push"}' },
    push,
  ],
  ["no category that is turned off", { levels: '{"comment":"app"}' }, drop],
  [
    "by the category of a kind",
    { kind: "cancelled", levels: '{"changed":"app"}' },
    drop,
  ],
  ["after the quiet hours", night, wait("2026-06-02T07:00")],
  ["outside of the quiet hours", { ...night, quietUntil: "22:30" }, push],
  [
    "at the digest time, even during quiet hours",
    { ...evening, dailyAt: "06:00" },
    wait("2026-06-02T06:00"),
  ],
  [
    "the digest at its time",
    { ...evening, dueAt: at("2026-06-01T18:00") },
    {
      action: "push",
      daily: { date: "2026-06-01", since: at("2026-05-31T18:00") },
    },
  ],
  [
    "at the new digest time after it was changed",
    { ...evening, dailyAt: "23:30", dueAt: at("2026-06-01T18:00") },
    wait("2026-06-01T23:30"),
  ],
  [
    "only the latest digest after an outage",
    { ...evening, dueAt: at("2026-05-30T20:00") },
    {
      action: "push",
      daily: { date: "2026-06-01", since: at("2026-05-31T18:00") },
    },
  ],
  ["a reminder immediately", { kind: "reminder", startsAt: now + hour }, push],
  [
    "no reminder of an event that has begun",
    { kind: "reminder", startsAt: now },
    drop,
  ],
  ["no reminder of an event that was deleted", { kind: "reminder" }, drop],
  [
    "a reminder outside of the digest",
    { ...evening, quietFrom: null, kind: "reminder", startsAt: now + hour },
    push,
  ],
  [
    "a reminder after the quiet hours",
    { ...evening, kind: "reminder", startsAt: now + hour },
    wait("2026-06-02T07:00"),
  ],
])("pushes %s", (_, change, expected) => {
  expect(planPush({ ...row, ...change }, now)).toEqual(expected);
});
