import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { watchFollows } from "~/features/users/follow-watchers";
import { patchPostsOf } from "./post.queries";

/** Once, beside the page: whoever is followed is followed on every card, wherever the button was. */
export function useFollowsOnCards(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      watchFollows((userId, follow) => {
        patchPostsOf(client, userId, (post) =>
          post.isFollowingAuthor === follow
            ? post
            : { ...post, isFollowingAuthor: follow },
        );
      }),
    [client],
  );
}
