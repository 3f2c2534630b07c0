import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { ErrorState } from "~/ui/states";
import { CommentSkeletons } from "./comment-skeletons";
import { commentsFailure } from "./failure";

type Conversation = ComponentType<{ postId: string }>;

let loaded: Conversation | null = null;

/**
 * A post's comments. Mount it when the area is opened: that is when they are fetched, and their
 * code too (3 KB), which most visits never need.
 */
export function CommentsArea({ id, postId }: { id: string; postId: string }) {
  const [Conversation, setConversation] = useState(() => loaded);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Conversation || failed) return;
    import("./conversation").then(
      (module) => {
        loaded = module.Conversation;
        setConversation(() => loaded);
      },
      () => {
        setFailed(true);
      },
    );
  }, [Conversation, failed]);

  return (
    <section
      id={id}
      aria-label="Comments"
      className="mt-4 animate-rise space-y-4 border-t border-line pt-4"
    >
      {Conversation ? (
        <Conversation postId={postId} />
      ) : failed ? (
        <ErrorState
          title={commentsFailure}
          onRetry={() => {
            setFailed(false);
          }}
        />
      ) : (
        <CommentSkeletons />
      )}
    </section>
  );
}
