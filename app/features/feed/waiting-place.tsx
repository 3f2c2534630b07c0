import { neededOffline, useOutbox } from "~/browser/outbox/door";
import { Late, late } from "~/ui/late";

const waitingPosts = late(() => import("./waiting-posts"));
neededOffline.add(waitingPosts.load);

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
