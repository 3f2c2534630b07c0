import { useOutbox } from "~/browser/outbox/door";
import { Icon } from "~/ui/icon";

/** What the viewer has said to a post without a network: it stands where it will stand. */
export function WaitingComments({ postId }: { postId: string }) {
  const comments = useOutbox().filter(
    ({ kind, about }) => kind === "comment" && about === postId,
  );
  if (comments.length === 0) return null;
  return (
    <ul aria-label="Your comments that wait to be sent" className="space-y-3">
      {comments.map(({ id, words, state }) => (
        <li
          key={id}
          className="ml-10.5 rounded-control border border-dashed border-line px-3 py-2"
        >
          <p className="clip-ink text-sm whitespace-pre-line">{words}</p>
          <p className="flex items-center gap-1 text-xs text-ink-soft">
            <Icon name={state === "waiting" ? "clock" : "warning"} />
            {state === "waiting" ? "waiting" : "not sent"}
          </p>
        </li>
      ))}
    </ul>
  );
}
