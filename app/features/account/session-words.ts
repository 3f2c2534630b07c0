import type { Session } from "~/features/auth/session";
import { relativeTime } from "~/shared/time";

const day = 86_400_000;

const ago = (at: string, now: number) => {
  const label = relativeTime(at, now);
  return label === "now" ? "just now" : `${label} ago`;
};

/** 'Signed in 3d ago, last used today'. The server notes visits to a day. */
export function sessionWords(
  { createdAt, lastSeenAt }: Pick<Session, "createdAt" | "lastSeenAt">,
  now: number,
): string {
  const recent = now - Date.parse(lastSeenAt) < day;
  return `Signed in ${ago(createdAt, now)}, last used ${recent ? "today" : ago(lastSeenAt, now)}`;
}
