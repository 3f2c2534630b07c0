import { expect, it } from "vitest";
import { planPush } from "./enqueue-pushes.server";

const now = Date.parse("2026-06-01T23:00:00Z");
const hour = 3_600_000;
const row = {
  kind: "comment",
  seenAt: null,
  startsAt: null,
  levels: "{}",
  timeZone: null,
} as const;
const night = { timeZone: "UTC", quietFrom: "22:00", quietUntil: "07:00" };
const at = (text: string) => Date.parse(`${text}Z`);
const drop = { action: "drop" };
const push = { action: "push" };
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
  ["a reminder immediately", { kind: "reminder", startsAt: now + hour }, push],
  [
    "no reminder of an event that has begun",
    { kind: "reminder", startsAt: now },
    drop,
  ],
  ["no reminder of an event that was deleted", { kind: "reminder" }, drop],
  [
    "a reminder after the quiet hours",
    { ...night, kind: "reminder", startsAt: now + hour },
    wait("2026-06-02T07:00"),
  ],
])("pushes %s", (_, change, expected) => {
  expect(planPush({ ...row, ...change }, now)).toEqual(expected);
});
