import { useOutbox } from "~/client/outbox";
import type { NewPost } from "~/features/posts/new-post";
import { Icon } from "~/ui/icon";

/** Posts that were written offline, until they are sent. Newest first, like the feed. */
export function UnsentPosts() {
  const posts = useOutbox().filter(({ kind }) => kind === "post");
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="waiting-posts" className="space-y-2">
      <h2 id="waiting-posts" className="text-sm font-semibold text-ink-soft">
        {posts.some(({ state }) => state === "waiting")
          ? "Waiting to be sent"
          : "Not sent"}
      </h2>
      <ul className="space-y-2">
        {posts.toReversed().map(({ id, payload, body, text, state }) => (
          <li key={id} className="card border-dashed px-4 py-3 shadow-none!">
            <p className="clip-ink text-sm whitespace-pre-line">
              {text || `Your ${String(payload)}`}
            </p>
            <p className="mt-1 flex items-center gap-1 text-xs text-ink-soft">
              <Icon name={state === "waiting" ? "clock" : "warning"} />
              {state === "waiting" ? "waiting" : "not sent"}
              {(body as NewPost).anonymous && ", without your name"}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
