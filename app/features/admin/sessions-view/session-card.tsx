import { displayName, initials } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import type { SessionAnalytics } from "../activity";
import {
  formatCount,
  formatPreciseDuration,
  formatDuration,
} from "../charts/number-format";
import { toDayNumber } from "~/shared/time";
import { formatDay } from "../period/period-format";

/** A user's session totals for the period. */
export function SessionCard({ person }: { person: SessionAnalytics }) {
  const name = displayName(person) || "Unknown User";
  const stats = [
    ["Total sessions", formatCount(person.totalSessions)],
    ["Average time", formatPreciseDuration(person.avgSessionTime)],
    ["Total time", formatDuration(person.totalTime)],
    ["Last session", formatDay(toDayNumber(person.lastSession))],
  ] as const;
  return (
    <li className="admin-card">
      <div className="flex items-center gap-3">
        <Avatar name={name} initials={initials(person)} src={null} size={40} />
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">
            <a
              href={urls.profile(person.userId)}
              target="_blank"
              rel="noopener"
              className="hover:underline"
            >
              <bdi>{name}</bdi>
              <span className="sr-only"> (in a new tab)</span>
            </a>
          </h2>
          {person.email !== null && (
            <p className="text-xs wrap-anywhere text-ink-soft">
              {person.email}
            </p>
          )}
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        {stats.map(([label, text]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
