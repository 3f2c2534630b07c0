import { onDemand, useOnDemand } from "~/ui/on-demand";
import { ErrorState } from "~/ui/states";
import { CommentSkeletons } from "./comment-skeletons";
import { commentsFailure } from "./failure";

const conversation = onDemand(() => import("./conversation"));

interface CommentsAreaProps {
  id: string;
  postId: string;
  /** How many there are, also where the viewer is not to meet who wrote them. */
  count: number;
}

/**
 * A post's comments. Mount it when the area is opened: that is when they are fetched, and their
 * code too (3 KB), which most visits never need.
 */
export function CommentsArea({ id, ...post }: CommentsAreaProps) {
  const { module, failed, retry } = useOnDemand(conversation, true);
  return (
    <section
      id={id}
      aria-label="Comments"
      className="mt-4 animate-rise space-y-4 border-t border-line pt-4 not-in-data-js:hidden"
    >
      {module ? (
        <module.Conversation {...post} />
      ) : failed ? (
        <ErrorState title={commentsFailure} onRetry={retry} />
      ) : (
        <CommentSkeletons />
      )}
    </section>
  );
}
