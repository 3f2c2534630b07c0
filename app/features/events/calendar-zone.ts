import { offsetsOf } from "~/shared/zoned-time.mjs";
import type { EventData } from "~/features/posts/event";

const minute = 60_000;
const day = 86_400_000;
/** Shorter than the shortest season of any zone: Morocco sets its clocks back for one month. */
const step = 14 * day;

/** Clocks are set from one offset to another at an instant; all in ms. */
interface Change {
  at: number;
  from: number;
  to: number;
}

/** VTIMEZONE (RFC 5545, 3.6.5): the zone's clocks in the year of the event and those beside it. */
export function zoneLines({
  date,
  timeZone,
}: Pick<EventData, "date" | "timeZone">): string[] {
  const offsetAt = offsetsOf(timeZone);
  const year = Number(date.slice(0, 4));
  const first = Date.UTC(year - 1, 0, 1);
  const start = offsetAt(first);
  const changes = [
    { at: first, from: start, to: start },
    ...changesBetween(first, Date.UTC(year + 2, 0, 1), offsetAt),
  ];
  const standard = Math.min(...changes.map(({ to }) => to));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...changes.flatMap((change) =>
      observance(change, change.to === standard ? "STANDARD" : "DAYLIGHT"),
    ),
    "END:VTIMEZONE",
  ];
}

/** Its start is told by the clocks as they stood before. */
function observance({ at, from, to }: Change, kind: string): string[] {
  const local = new Date(at + from).toISOString();
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local.slice(0, 19).replaceAll(/[-:]/g, "")}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `END:${kind}`,
  ];
}

/** '-0430'. */
function offset(ms: number): string {
  const minutes = Math.abs(ms) / minute;
  const digits = (value: number) => `${value}`.padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`;
}

function changesBetween(
  first: number,
  end: number,
  offsetAt: (at: number) => number,
): Change[] {
  const changes: Change[] = [];
  for (let at = first; at < end; at += step) {
    const from = offsetAt(at);
    const to = offsetAt(at + step);
    if (from !== to)
      changes.push({ at: firstAt(to, at, at + step, offsetAt), from, to });
  }
  return changes;
}

/** The minute from which the offset holds, which it does not yet at `before`. */
function firstAt(
  offset: number,
  before: number,
  after: number,
  offsetAt: (at: number) => number,
): number {
  if (after - before <= minute) return after;
  const middle = before + Math.floor((after - before) / 2 / minute) * minute;
  return offsetAt(middle) === offset
    ? firstAt(offset, before, middle, offsetAt)
    : firstAt(offset, middle, after, offsetAt);
}
