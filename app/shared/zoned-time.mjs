import { dayMs, minuteMs } from "./duration.mjs";

/**
 * Creating a formatter costs fifty times as much as using it, so reuse the returned function.
 *
 * @param {string} zone IANA
 * @returns {(at: number) => number} converts ms since the epoch to the local wall-clock time, as if it were UTC
 */
function createWallClock(zone) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (at) => {
    const parts = format.formatToParts(at);
    /** @param {Intl.DateTimeFormatPartTypes} type */
    const part = (type) =>
      Number(parts.find((one) => one.type === type)?.value);
    return Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
    );
  };
}

/**
 * The UTC offset of a zone.
 *
 * @param {string} zone IANA
 * @returns {(at: number) => number} ms, at ms since the epoch
 */
export function createOffsetLookup(zone) {
  const wallClock = createWallClock(zone);
  return (at) => wallClock(at) - Math.floor(at / minuteMs) * minuteMs;
}

/**
 * Converts a local date and time to an instant. A time that daylight saving time skips uses the offset before the
 * change; a time that occurs twice means the first.
 *
 * @param {string} date YYYY-MM-DD
 * @param {string} time HH:MM
 * @param {string} zone IANA
 * @returns {number} ms since the epoch
 */
export function toInstant(date, time, zone) {
  const wallTime = Date.parse(`${date}T${time}Z`);
  const offsetAt = createOffsetLookup(zone);
  const offsets = [wallTime - dayMs, wallTime + dayMs].map(offsetAt);
  const [before = 0] = offsets;
  const matchingOffset = offsets.find(
    (offset) => offsetAt(wallTime - offset) === offset,
  );
  return wallTime - (matchingOffset ?? before);
}

/**
 * @param {number} at ms since the epoch
 * @param {string} zone IANA
 * @returns {string} the local date, YYYY-MM-DD
 */
export function dateIn(at, zone) {
  return new Date(createWallClock(zone)(at)).toISOString().slice(0, 10);
}
