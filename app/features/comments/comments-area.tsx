import type { Page } from "~/shared/page";
import type { Comment } from "./comment";
import { Conversation } from "./conversation";

interface CommentsAreaProps {
  id: string;
  postId: string;
  /** How many there are, also where the viewer is not to meet who wrote them. */
  count: number;
  /** The first page of them, where the server drew it. */
  drawn: Page<Comment> | null;
}

/**
 * A post's comments. Mount it when the area is opened: that is when they are fetched.
 */
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
