const minute = 60_000;
const day = 86_400_000;

/**
 * What the clocks of a zone show.
 *
 * @param {number} at ms since the epoch
 * @param {string} zone IANA
 * @returns {number} the same wall clock as if it were UTC, in ms
 */
function wallClock(at, zone) {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(at);
  /** @param {Intl.DateTimeFormatPartTypes} type */
  const part = (type) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
  );
}

/**
 * The instant at which the clocks of a zone show a date and time. A time that summer time skips is
 * taken as the clocks before it would have shown it; of a time that comes twice, the first.
 *
 * @param {string} date YYYY-MM-DD
 * @param {string} time HH:MM
 * @param {string} zone IANA
 * @returns {number} ms since the epoch
 */
export function instantOf(date, time, zone) {
  const wanted = Date.parse(`${date}T${time}Z`);
  const offsets = [wanted - day, wanted + day].map(
    (near) => wallClock(near, zone) - Math.floor(near / minute) * minute,
  );
  const [before = 0] = offsets;
  const fitting = offsets.find(
    (offset) => wallClock(wanted - offset, zone) === wanted,
  );
  return wanted - (fitting ?? before);
}

/**
 * @param {number} at ms since the epoch
 * @param {string} zone IANA
 * @returns {string} YYYY-MM-DD there
 */
export function dateIn(at, zone) {
  return new Date(wallClock(at, zone)).toISOString().slice(0, 10);
}
