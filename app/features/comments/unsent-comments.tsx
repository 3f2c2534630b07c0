import { useOutbox } from "~/client/outbox";
import { Icon } from "~/ui/icon";

/** The viewer's comments that were written offline, where they will appear once sent. */
export function UnsentComments({ postId }: { postId: string }) {
  const comments = useOutbox().filter(
    ({ kind, payload }) => kind === "comment" && payload === postId,
  );
  if (comments.length === 0) return null;
  return (
    <ul aria-label="Your comments waiting to be sent" className="space-y-3">
      {comments.map(({ id, text, state }) => (
        <li
          key={id}
          className="ml-10.5 rounded-control border border-dashed border-line px-3 py-2"
        >
          <p className="clip-ink text-sm whitespace-pre-line">{text}</p>
          <p className="flex items-center gap-1 text-xs text-ink-soft">
            <Icon name={state === "waiting" ? "clock" : "warning"} />
            {state === "waiting" ? "waiting" : "not sent"}
          </p>
        </li>
      ))}
    </ul>
  );
}
