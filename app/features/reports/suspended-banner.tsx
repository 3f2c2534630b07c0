import { Link } from "@remix-run/react";
import type { Suspension } from "~/shared/suspension";
import { urls } from "~/shared/urls";

/** Above all that somebody suspended reads: until when, why, and their way to answer. */
export function SuspendedBanner({ suspended }: { suspended: Suspension }) {
  const { reason, ticketId } = suspended;
  return (
    <aside
      aria-label="Suspended"
      className="border-b border-line bg-gold-soft px-4 pt-3 pb-1 text-sm lg:px-6"
    >
      <p className="font-semibold">{suspended.words}</p>
      {reason !== null && (
        <p dir="auto" className="max-w-prose clip-ink whitespace-pre-line">
          {reason}
        </p>
      )}
      {ticketId !== null && (
        <Link
          to={urls.appeal(ticketId)}
          className="inline-flex touch items-center font-semibold underline"
        >
          Appeal
        </Link>
      )}
    </aside>
  );
}
