import type { Page } from "~/shared/page";
import type { Comment } from "./comment";
import { Conversation } from "./conversation";

interface CommentsAreaProps {
  id: string;
  postId: string;
  /** Includes comments by people the viewer has muted or blocked. */
  count: number;
  /** The first page, if the server rendered it. */
  initialPage: Page<Comment> | null;
}

/** Mount it when the comments are opened: mounting fetches them. */
export function CommentsArea({ id, ...post }: CommentsAreaProps) {
  return (
    <section
      id={id}
      aria-label="Comments"
      className="mt-4 animate-rise space-y-4 border-t border-line pt-4"
    >
      <Conversation {...post} />
    </section>
  );
}
