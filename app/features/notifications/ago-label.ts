import { relativeTime } from "~/shared/time";

/** 'just now', '5m ago'. */
export function agoLabel(at: string, now: number): string {
  const label = relativeTime(at, now);
  return label === "now" ? "just now" : `${label} ago`;
}
