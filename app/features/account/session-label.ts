import type { Session } from "~/features/auth/session";
import { relativeTime } from "~/shared/time";

const dayMs = 86_400_000;

const formatAgo = (at: string, now: number) => {
  const label = relativeTime(at, now);
  return label === "now" ? "just now" : `${label} ago`;
};

/** 'Signed in 3d ago, last used today'. Last use is accurate to a day. */
export function sessionLabel(
  { createdAt, lastSeenAt }: Pick<Session, "createdAt" | "lastSeenAt">,
  now: number,
): string {
  const recent = now - Date.parse(lastSeenAt) < dayMs;
  return `Signed in ${formatAgo(createdAt, now)}, last used ${recent ? "today" : formatAgo(lastSeenAt, now)}`;
}
