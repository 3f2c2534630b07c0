import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";

interface AppealNoteProps {
  reason: string | null;
  /** Null if there was no decision. */
  ticketId: string | null;
}

/** The reason for a decision, and a link to its page, where it can be appealed. */
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
