/** 'YYYY-MM-DD', 1970 to 9999. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return at >= 0 && new Date(at).toISOString().startsWith(text);
}

/** 'HH:MM', 00:00 to 23:59. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** An IANA time zone that this runtime supports. */
export function isTimeZone(name: string): boolean {
  try {
    // No offsets: '+05:00' doesn't define daylight saving time.
    return (
      /^[A-Za-z]/.test(name) &&
      new Intl.DateTimeFormat("en", { timeZone: name }) instanceof
        Intl.DateTimeFormat
    );
  } catch {
    return false;
  }
}
