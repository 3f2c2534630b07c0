import { stored } from "~/browser/storage";
import { asAttempt } from "~/features/posts/attempt";
import type { Attempt } from "~/features/posts/attempt";

interface KeptComment {
  text: string;
  /** The last that failed, so that trying the same words again cannot say them twice. */
  attempt: Attempt | null;
}

const nothing: KeptComment = { text: "", attempt: null };

const schema = {
  safeParse(value: unknown) {
    if (typeof value !== "object" || value === null) return refused;
    const { text, attempt } = value as Record<string, unknown>;
    return typeof text === "string"
      ? ({
          success: true,
          data: { text, attempt: asAttempt(attempt) },
        } as const)
      : refused;
  },
};

const refused = { success: false } as const;

/**
 * Where a comment that is being written is kept: over a failure, a closed area and a reload. It begins
 * as the keys of all drafts do, so that whoever signs out leaves nothing to the next person.
 */
export function keptComment(viewerId: string, postId: string) {
  return stored<KeptComment>(
    `post-draft:comment:${viewerId}:${postId}`,
    schema,
    nothing,
  );
}
