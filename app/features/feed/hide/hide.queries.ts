import type { QueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { optimisticToggle } from "~/client/optimistic-toggle";
import type { Pages } from "~/client/use-pages";
import type {
  BlockResponse,
  HiddenKind,
  MuteResponse,
} from "~/features/blocks/block";
import { commentKeys } from "~/features/comments/comment-keys";
import { hideUserPosts } from "~/features/posts/hide-user-posts";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import { patchCachedProfile } from "~/features/users/user-cache";
import {
  handle,
  type SuggestedUser,
  type UserSummary,
} from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";

const asMute = (value: unknown) => value as MuteResponse;
const asBlock = (value: unknown) => value as BlockResponse;

/** Responses that were requested earlier would bring the person back. */
const getStaleQueries = (kind: HiddenKind) => () => [
  {
    queryKey: postKeys.lists,
    predicate: ({ state }: { state: { data: unknown } }) =>
      state.data !== undefined,
  },
  { queryKey: userKeys.hidden(kind) },
];

/** Their posts leave every list except their profile at once. */
export const toggleMute = optimisticToggle<UserSummary, MuteResponse>({
  name: "mute",
  send: ({ id }, desired) =>
    sendJson(urls.api.mute(id), asMute, { body: { desired } }),
  isOn: ({ muted }) => muted,
  staleQueries: getStaleQueries("muted"),
  patch: (client, { id }, muted) => {
    applyHidden(client, id, "muted", muted);
    patchCachedProfile(client, id, () => ({ isMuted: muted }));
  },
  refresh: (client, _user, muted) => {
    for (const queryKey of [
      ...(muted ? [] : [postKeys.lists]),
      userKeys.suggested,
      userKeys.hidden("muted"),
      commentKeys.all,
    ]) {
      void refetchQueries(client, { queryKey });
    }
  },
  onSuccess: (client, user, muted) => {
    if (!muted) {
      toast({ title: `Unmuted ${handle(user)}`, variant: "success" });
      return;
    }
    toast({
      title: `Muted ${handle(user)}`,
      description: "You won't see their posts and comments.",
      variant: "success",
      action: {
        label: "Undo",
        onSelect: () => void toggleMute(client, user, false),
      },
    });
  },
  onError: (_client, _user, desired) => {
    errorToast(`Failed to ${desired ? "mute" : "unmute"}. Please try again.`);
  },
});

/** A blocked person leaves every list at once. After unblocking, their content returns with the next fetch. */
export const toggleBlock = optimisticToggle<UserSummary, BlockResponse>({
  name: "block",
  send: async ({ id }, desired) => {
    try {
      return await sendJson(urls.api.block(id), asBlock, { body: { desired } });
    } catch (error) {
      // 404: the account was deleted or has blocked the viewer. Either way it's no longer visible.
      if (desired && error instanceof ApiError && error.status === 404)
        return { blocked: true };
      throw error;
    }
  },
  isOn: ({ blocked }) => blocked,
  staleQueries: getStaleQueries("blocked"),
  patch: (client, { id }, blocked) => {
    applyHidden(client, id, "blocked", blocked);
  },
  refresh: (client, { id }, blocked) => {
    rollbacks.delete(`blocked ${id}`);
    // Their content may appear in any query.
    if (!blocked) return client.invalidateQueries();
    // `useSinglePost` listens for this and leaves the page of a removed post.
    client.removeQueries({
      queryKey: postKeys.details,
      predicate: ({ state }) => (state.data as Post | undefined)?.userId === id,
    });
    client.removeQueries({ queryKey: postKeys.byUser(id) });
    void refetchQueries(client, { queryKey: commentKeys.all });
    return refetchQueries(client, { queryKey: userKeys.all });
  },
  onSuccess: (_client, user, blocked) => {
    toast({
      title: `${blocked ? "Blocked" : "Unblocked"} ${handle(user)}`,
      ...(blocked && { description: "You won't see each other anymore." }),
      variant: "success",
    });
  },
  onError: (_client, _user, desired) => {
    errorToast(`Failed to ${desired ? "block" : "unblock"}. Please try again.`);
  },
});

/** Keyed by kind and user id: reverts the last optimistic update. */
const rollbacks = new Map<string, () => void>();

function applyHidden(
  client: QueryClient,
  userId: string,
  kind: HiddenKind,
  hidden: boolean,
): void {
  const key = `${kind} ${userId}`;
  rollbacks.get(key)?.();
  rollbacks.set(
    key,
    hidden
      ? removeFromLists(client, userId, kind)
      : removeFromHiddenList(client, userId, kind),
  );
}

/** Returns a function that restores the person. */
function removeFromLists(
  client: QueryClient,
  userId: string,
  kind: HiddenKind,
): () => void {
  // Muted people's posts stay on their own profile.
  const exceptKeys = kind === "muted" ? [postKeys.byUser(userId)] : [];
  const restorePosts = hideUserPosts(client, userId, exceptKeys);
  const suggested = client.getQueriesData<SuggestedUser[]>({
    queryKey: userKeys.suggested,
  });
  for (const [key, users] of suggested) {
    client.setQueryData(
      key,
      users?.filter(({ id }) => id !== userId),
    );
  }
  const patchIsBlocked = (isBlocked: boolean) => {
    if (kind === "blocked")
      patchCachedProfile(client, userId, () => ({ isBlocked }));
  };
  patchIsBlocked(true);
  return () => {
    restorePosts();
    for (const [key, users] of suggested) client.setQueryData(key, users);
    patchIsBlocked(false);
  };
}

/** Removes the person from the list of muted or blocked people. Returns a function that restores them. */
function removeFromHiddenList(
  client: QueryClient,
  userId: string,
  kind: HiddenKind,
): () => void {
  const queryKey = userKeys.hidden(kind);
  const previousPages = client.getQueryData<Pages<UserSummary>>(queryKey);
  client.setQueryData<Pages<UserSummary>>(
    queryKey,
    previousPages && {
      ...previousPages,
      pages: previousPages.pages.map((page) => ({
        ...page,
        items: page.items.filter(({ id }) => id !== userId),
      })),
    },
  );
  return () => {
    client.setQueryData(queryKey, previousPages);
  };
}
