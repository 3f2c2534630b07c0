import { expect, it } from "vitest";
import { getSendTime } from "./enqueue-pushes.server";

const now = Date.parse("2026-06-01T23:00:00Z");
const row = {
  kind: "comment",
  seenAt: null,
  levels: "{}",
  timeZone: null,
  quietFrom: null,
  quietUntil: null,
} as const;
const night = { timeZone: "UTC", quietFrom: "22:00", quietUntil: "07:00" };
const at = (text: string) => Date.parse(`${text}Z`);

it.each<[string, Partial<Parameters<typeof getSendTime>[0]>, unknown]>([
  ["a notification immediately", {}, now],
  ["nothing that was read", { seenAt: 1 }, null],
  ["no likes by default", { kind: "like" }, null],
  [
    "likes if the user turned them on",
    { kind: "like", levels: '{"like":"push"}' },
    now,
  ],
  ["no category that is turned off", { levels: '{"comment":"app"}' }, null],
  [
    "by the category of a kind",
    { kind: "cancelled", levels: '{"changed":"app"}' },
    null,
  ],
  ["after the quiet hours", night, at("2026-06-02T07:00")],
  ["outside of the quiet hours", { ...night, quietUntil: "22:30" }, now],
])("pushes %s", (_, change, expected) => {
  expect(getSendTime({ ...row, ...change }, now)).toEqual(expected);
});
