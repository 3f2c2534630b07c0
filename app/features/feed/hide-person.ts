import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import type { HideAction } from "~/features/blocks/person-menu";
import type { Post } from "~/features/posts/post";
import { postKeys, removePosts } from "~/features/posts/post.queries";
import { handle, type UserSummary } from "~/features/users/user";
import { patchCachedProfile } from "~/features/users/user-cache";
import { urls } from "~/shared/urls";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast, toast } from "~/ui/toast-store";

const messages = {
  mute: {
    title: "Muted",
    description: "You won't see their posts or comments.",
  },
  unmute: { title: "Unmuted" },
  block: { title: "Blocked", description: "You won't see each other anymore." },
  unblock: { title: "Unblocked" },
} as const satisfies Record<HideAction, object>;

/** Mutes or blocks a user, or undoes it. */
export async function hidePerson(
  client: QueryClient,
  action: HideAction,
  user: UserSummary,
): Promise<void> {
  const isBlock = action === "block" || action === "unblock";
  const desired = action === "block" || action === "mute";
  const url = isBlock ? urls.api.block(user.id) : urls.api.mute(user.id);
  try {
    await sendJson(url, () => null, { body: { desired } });
  } catch {
    errorToast(`Failed to ${action}. Please try again.`);
    return;
  }
  const { title, ...message } = messages[action];
  toast({
    title: `${title} ${handle(user)}`,
    ...message,
    variant: "success",
    ...(action === "mute" && {
      action: {
        label: "Undo",
        onSelect: () => void hidePerson(client, "unmute", user),
      },
    }),
  });
  restoreFocusAfterRemoval();
  if (desired) removeUserPosts(client, user.id, isBlock);
  // Wait until what shows only them is gone, so that it isn't refetched.
  if (action === "block") await new Promise((done) => setTimeout(done));
  // Their content may appear in any query.
  await refetchQueries(client, {});
}

export function useHidePerson() {
  const client = useQueryClient();
  return (action: HideAction, user: UserSummary) =>
    hidePerson(client, action, user);
}

/** Muted users' posts stay on their own profile. */
function removeUserPosts(
  client: QueryClient,
  userId: string,
  isBlocked: boolean,
): void {
  const byUser = postKeys.byUser(userId).join();
  removePosts(client, (post) => post.userId === userId, {
    predicate: ({ queryKey }) => isBlocked || queryKey.join() !== byUser,
  });
  if (!isBlocked) return;
  patchCachedProfile(client, userId, () => ({ isBlocked }));
  // `useSinglePost` listens for this and leaves the page of a removed post.
  client.removeQueries({
    queryKey: postKeys.details,
    predicate: ({ state }) =>
      (state.data as Post | undefined)?.userId === userId,
  });
}
