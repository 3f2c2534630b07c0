import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";

interface AppealNoteProps {
  reason: string | null;
  /** Null where there is nothing to appeal against. */
  ticketId: string | null;
}

/** Why something was decided about a person, and where they may say something to that. */
export function AppealNote({ reason, ticketId }: AppealNoteProps) {
  return (
    <>
      {reason !== null && (
        <p
          dir="auto"
          className="max-w-prose clip-ink whitespace-pre-line text-ink-soft"
        >
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
    </>
  );
}
