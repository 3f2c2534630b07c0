import { useOutbox } from "~/browser/outbox/door";
import { Late, late } from "~/ui/late";

const waitingPosts = late(() => import("./waiting-posts"));

/** Where posts that were written without a network stand until they are sent. */
export function WaitingPlace() {
  const posts = useOutbox().filter(({ kind }) => kind === "post");
  return (
    posts.length > 0 && (
      <Late code={waitingPosts} failed={() => null}>
        {(code) => <code.WaitingPosts posts={posts} />}
      </Late>
    )
  );
}
