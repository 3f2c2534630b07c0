import { Conversation } from "./conversation";

interface CommentsAreaProps {
  id: string;
  postId: string;
  /** How many there are, also where the viewer is not to meet who wrote them. */
  count: number;
}

/**
 * A post's comments. Mount it when the area is opened: that is when they are fetched.
 */
export function CommentsArea({ id, ...post }: CommentsAreaProps) {
  return (
    <section
      id={id}
      aria-label="Comments"
      className="mt-4 animate-rise space-y-4 border-t border-line pt-4 not-in-data-js:hidden"
    >
      <Conversation {...post} />
    </section>
  );
}
