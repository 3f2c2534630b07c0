import { urls } from "~/shared/urls";
import { AppealNote } from "./appeal-note";
import { Button } from "./button";

interface HiddenBannerProps {
  kind: "post" | "comment";
  note:
    | {
        /** Null until an admin has decided. */
        reason: string | null;
        /** The decision's ticket or, before a decision, the one to request a review of; null once requested. */
        ticketId: string | null;
      }
    | undefined;
}

/** Tells authors that their post or comment is hidden, why, and how to appeal. */
export function HiddenBanner({ kind, note }: HiddenBannerProps) {
  if (!note) return null;
  return (
    <div className="my-2 rounded-control border border-line bg-sunken px-3 py-2 text-sm">
      <p className="font-semibold">
        {note.reason === null
          ? "Hidden until an admin has reviewed it"
          : `This ${kind} is hidden from others`}
      </p>
      {note.reason !== null && <AppealNote {...note} />}
      {kind === "post" && note.reason === null && <Review {...note} />}
    </div>
  );
}

/** Lets the author request one review of a post that was hidden automatically because of reports. */
function Review({ ticketId }: { ticketId: string | null }) {
  if (ticketId === null) {
    return <p>You've asked for a review. We'll notify you of the decision.</p>;
  }
  return (
    <form method="post" action={urls.api.reports(`/${ticketId}/review`)}>
      <p className="text-ink-soft">
        Several people reported this post. If you think that's a mistake, you
        can ask for a review.
      </p>
      <Button type="submit" variant="secondary" size="sm" className="my-1">
        Ask for a review
      </Button>
    </form>
  );
}
