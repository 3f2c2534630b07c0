import { AppealNote } from "./appeal-note";

interface HiddenNoticeProps {
  what: "post" | "comment";
  note:
    | {
        /** Null until somebody has looked at it. */
        reason: string | null;
        /** Null where there is nothing to appeal against. */
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
      <AppealNote {...note} />
    </div>
  );
}
