const counts = new Intl.NumberFormat("en-US");
const percents = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** '1,234,567' */
export const formatCount = (count: number): string => counts.format(count);

/** '12.5%' */
export const formatPercent = (percent: number): string =>
  `${percents.format(percent)}%`;

/** 'Xh Ym' or 'Ym'. Any time above 0 is at least one minute. */
export function formatDuration(seconds: number): string {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${formatCount(hours)}h ${minutes % 60}m`
    : `${minutes % 60}m`;
}

/** 'Xm Ys' */
export function formatPreciseDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${formatCount(Math.floor(whole / 60))}m ${whole % 60}s`;
}
