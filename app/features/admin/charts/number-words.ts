const counts = new Intl.NumberFormat("en-US");
const percents = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** '1,234,567' */
export const countWords = (count: number): string => counts.format(count);

/** '12.5 %' */
export const percentWords = (percent: number): string =>
  `${percents.format(percent)} %`;

/** spec §2, §9: 'Xh Ym' or 'Ym'; whoever was there at all was there for a minute. */
export function timeWords(seconds: number): string {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${countWords(hours)}h ${minutes % 60}m`
    : `${minutes % 60}m`;
}

/** spec §9, of one person's sessions: 'Xm Ys'. */
export function preciseTimeWords(seconds: number): string {
  const whole = Math.round(seconds);
  return `${countWords(Math.floor(whole / 60))}m ${whole % 60}s`;
}
