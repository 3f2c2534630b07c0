import { expect, it } from "vitest";
import { planOf } from "./hand-over.server";

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
const drop = { do: "drop" };
const push = { do: "push", daily: null };
const wait = (text: string) => ({ do: "wait", until: at(text) });

it.each<[string, Partial<Parameters<typeof planOf>[0]>, unknown]>([
  ["at once", {}, push],
  ["not what was read", { seenAt: 1 }, drop],
  ["not likes, until one wants them", { kind: "like" }, drop],
  [
    "likes for who wants them",
    { kind: "like", levels: '{"like":"push"}' },
    push,
  ],
  ["not what one has switched off", { levels: '{"comment":"app"}' }, drop],
  [
    "by the switch that a kind stands under",
    { kind: "cancelled", levels: '{"changed":"app"}' },
    drop,
  ],
  ["after a quiet night", night, wait("2026-06-02T07:00")],
  ["by day though nights are quiet", { ...night, quietUntil: "22:30" }, push],
  [
    "at the hour for all of a day, quiet or not",
    { ...evening, dailyAt: "06:00" },
    wait("2026-06-02T06:00"),
  ],
  [
    "all of a day when its hour has come",
    { ...evening, dueAt: at("2026-06-01T18:00") },
    {
      do: "push",
      daily: { date: "2026-06-01", since: at("2026-05-31T18:00") },
    },
  ],
  [
    "at the new hour when somebody has chosen another",
    { ...evening, dailyAt: "23:30", dueAt: at("2026-06-01T18:00") },
    wait("2026-06-01T23:30"),
  ],
  [
    "though the schedule has slept for a while",
    { ...evening, dueAt: at("2026-05-30T20:00") },
    {
      do: "push",
      daily: { date: "2026-06-01", since: at("2026-05-31T18:00") },
    },
  ],
  ["a reminder", { kind: "reminder", startsAt: now + hour }, push],
  [
    "none of an event that has begun",
    { kind: "reminder", startsAt: now },
    drop,
  ],
  ["none of an event that has gone", { kind: "reminder" }, drop],
  [
    "a reminder on its own, whatever waits for its hour",
    { ...evening, quietFrom: null, kind: "reminder", startsAt: now + hour },
    push,
  ],
  [
    "no reminder in a quiet night",
    { ...evening, kind: "reminder", startsAt: now + hour },
    wait("2026-06-02T07:00"),
  ],
])("pushes %s", (_, change, expected) => {
  expect(planOf({ ...row, ...change }, now)).toEqual(expected);
});
