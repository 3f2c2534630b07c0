const minute = 60_000;
const day = 86_400_000;

/**
 * What the clocks of a zone show. Making a formatter costs fifty times what using it does.
 *
 * @param {string} zone IANA
 * @returns {(at: number) => number} of ms since the epoch, the wall clock as if it were UTC, in ms
 */
function clockOf(zone) {
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
 * How far the clocks of a zone are ahead of UTC.
 *
 * @param {string} zone IANA
 * @returns {(at: number) => number} ms, at ms since the epoch
 */
export function offsetsOf(zone) {
  const clock = clockOf(zone);
  return (at) => clock(at) - Math.floor(at / minute) * minute;
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
  const offsetAt = offsetsOf(zone);
  const offsets = [wanted - day, wanted + day].map(offsetAt);
  const [before = 0] = offsets;
  const fitting = offsets.find(
    (offset) => offsetAt(wanted - offset) === offset,
  );
  return wanted - (fitting ?? before);
}

/**
 * @param {number} at ms since the epoch
 * @param {string} zone IANA
 * @returns {string} YYYY-MM-DD there
 */
export function dateIn(at, zone) {
  return new Date(clockOf(zone)(at)).toISOString().slice(0, 10);
}
