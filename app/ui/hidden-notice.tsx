import { urls } from "~/shared/urls";
import { AppealNote } from "./appeal-note";
import { Button } from "./button";

interface HiddenNoticeProps {
  what: "post" | "comment";
  note:
    | {
        /** Null until an admin has decided. */
        reason: string | null;
        /** Of the decision or, before one, for a review; null once a review was requested. */
        ticketId: string | null;
      }
    | undefined;
}

/** Tells an author that only they see it, why, and where they may say something to that. */
export function HiddenNotice({ what, note }: HiddenNoticeProps) {
  if (!note) return null;
  return (
    <div className="my-2 rounded-control border border-line bg-sunken px-3 py-2 text-sm">
      <p className="font-semibold">
        {note.reason === null
          ? "Hidden until somebody has looked at it"
          : `This ${what} is hidden from others`}
      </p>
      {note.reason !== null && <AppealNote {...note} />}
      {what === "post" && note.reason === null && <Review {...note} />}
    </div>
  );
}

/** Lets the author of a post that reports alone have hidden ask for a review, once. */
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
