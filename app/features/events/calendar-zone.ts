import { dayMs, minuteMs } from "~/shared/duration.mjs";
import { createOffsetLookup } from "~/shared/zoned-time.mjs";
import type { EventData } from "~/features/posts/event";

/** Must be shorter than the time between two changes; in Morocco that is one month (Ramadan). */
const step = 14 * dayMs;

/** All in ms. */
interface OffsetChange {
  at: number;
  from: number;
  to: number;
}

/** VTIMEZONE (RFC 5545, 3.6.5) for the event's year, the year before and the year after. */
export function timeZoneLines({
  date,
  timeZone,
}: Pick<EventData, "date" | "timeZone">): string[] {
  const offsetAt = createOffsetLookup(timeZone);
  const year = Number(date.slice(0, 4));
  const first = Date.UTC(year - 1, 0, 1);
  const start = offsetAt(first);
  const changes = [
    { at: first, from: start, to: start },
    ...listOffsetChanges(first, Date.UTC(year + 2, 0, 1), offsetAt),
  ];
  const standard = Math.min(...changes.map(({ to }) => to));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...changes.flatMap((change) =>
      observanceLines(change, change.to === standard ? "STANDARD" : "DAYLIGHT"),
    ),
    "END:VTIMEZONE",
  ];
}

/** DTSTART is local time before the change. */
function observanceLines(
  { at, from, to }: OffsetChange,
  kind: string,
): string[] {
  const local = new Date(at + from).toISOString();
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local.slice(0, 19).replaceAll(/[-:]/g, "")}`,
    `TZOFFSETFROM:${formatOffset(from)}`,
    `TZOFFSETTO:${formatOffset(to)}`,
    `END:${kind}`,
  ];
}

/** '-0430'. */
function formatOffset(ms: number): string {
  const minutes = Math.abs(ms) / minuteMs;
  const digits = (value: number) => `${value}`.padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}

function listOffsetChanges(
  first: number,
  end: number,
  offsetAt: (at: number) => number,
): OffsetChange[] {
  const changes: OffsetChange[] = [];
  for (let at = first; at < end; at += step) {
    const from = offsetAt(at);
    const to = offsetAt(at + step);
    if (from !== to)
      changes.push({
        at: findFirstMinute(to, at, at + step, offsetAt),
        from,
        to,
      });
  }
  return changes;
}

/** Binary search for the first minute with the offset. */
function findFirstMinute(
  offset: number,
  before: number,
  after: number,
  offsetAt: (at: number) => number,
): number {
  if (after - before <= minuteMs) return after;
  const middle =
    before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
  return offsetAt(middle) === offset
    ? findFirstMinute(offset, before, middle, offsetAt)
    : findFirstMinute(offset, middle, after, offsetAt);
}
