import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";

interface AppealNoteProps {
  reason: string | null;
  /** Null where nothing was decided. */
  ticketId: string | null;
}

/** Why something was decided about a person, and the page that says more and takes an appeal. */
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
          to={urls.decision(ticketId)}
          className="inline-flex touch items-center font-semibold underline"
        >
          See the decision
        </Link>
      )}
    </>
  );
}
