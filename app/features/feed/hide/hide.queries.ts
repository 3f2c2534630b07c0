import type { QueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { optimisticToggle } from "~/browser/optimistic-toggle";
import type { Pages } from "~/browser/use-pages";
import type {
  BlockReply,
  HiddenKind,
  MuteReply,
} from "~/features/blocks/block";
import { commentKeys } from "~/features/comments/comment-keys";
import { hidePostsOf } from "~/features/posts/hide-posts";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import { patchProfile } from "~/features/users/person-in-cache";
import { handle } from "~/features/users/user";
import type { SuggestedUser, UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";

const asMute = (value: unknown) => value as MuteReply;
const asBlock = (value: unknown) => value as BlockReply;

/** An answer from before would bring back who has just left. */
const outdated = (kind: HiddenKind) => () => [
  {
    queryKey: postKeys.lists,
    predicate: ({ state }: { state: { data: unknown } }) =>
      state.data !== undefined,
  },
  { queryKey: userKeys.hidden(kind) },
];

/** Mutes a person, or no longer. Their posts leave every list but their own at once. */
export const wantMuted = optimisticToggle<UserSummary, MuteReply>({
  name: "mute",
  send: ({ id }, desired) =>
    sendJson(urls.api.mute(id), asMute, { body: { desired } }),
  isOn: ({ muted }) => muted,
  outdated: outdated("muted"),
  patch: (client, { id }, muted) => {
    show(client, id, "muted", muted);
    patchProfile(client, id, () => ({ isMuted: muted }));
  },
  refresh: (client, _user, muted) => {
    for (const queryKey of [
      ...(muted ? [] : [postKeys.lists]),
      userKeys.suggested,
      userKeys.hidden("muted"),
      commentKeys.all,
    ]) {
      void askAnew(client, { queryKey });
    }
  },
  done: (client, user, muted) => {
    if (!muted) {
      toast({ title: `Unmuted ${handle(user)}`, variant: "success" });
      return;
    }
    toast({
      title: `Muted ${handle(user)}`,
      description: "You no longer meet their posts and comments.",
      variant: "success",
      action: {
        label: "Undo",
        onSelect: () => void wantMuted(client, user, false),
      },
    });
  },
  failed: (_client, _user, wanted) => {
    failureToast(`Failed to ${wanted ? "mute" : "unmute"}. Please try again.`);
  },
});

/**
 * Blocks a person, or no longer. Blocked, they are gone from every list at once; what is theirs comes
 * back when the server lets it.
 */
export const wantBlocked = optimisticToggle<UserSummary, BlockReply>({
  name: "block",
  send: async ({ id }, desired) => {
    try {
      return await sendJson(urls.api.block(id), asBlock, { body: { desired } });
    } catch (error) {
      // Whoever is gone, or has blocked the viewer meanwhile, is not seen any more either.
      if (desired && error instanceof ApiError && error.status === 404)
        return { blocked: true };
      throw error;
    }
  },
  isOn: ({ blocked }) => blocked,
  outdated: outdated("blocked"),
  patch: (client, { id }, blocked) => {
    show(client, id, "blocked", blocked);
  },
  refresh: (client, { id }, blocked) => {
    undos.delete(`blocked ${id}`);
    // Whoever is back may be anywhere.
    if (!blocked) return client.invalidateQueries();
    // The page of one of their posts hears of that, and leaves.
    client.removeQueries({
      queryKey: postKeys.ones,
      predicate: ({ state }) => (state.data as Post | undefined)?.userId === id,
    });
    client.removeQueries({ queryKey: postKeys.ofUser(id) });
    void askAnew(client, { queryKey: commentKeys.all });
    return askAnew(client, { queryKey: userKeys.all });
  },
  done: (_client, user, blocked) => {
    toast({
      title: `${blocked ? "Blocked" : "Unblocked"} ${handle(user)}`,
      ...(blocked && { description: "You no longer see each other." }),
      variant: "success",
    });
  },
  failed: (_client, _user, wanted) => {
    failureToast(
      `Failed to ${wanted ? "block" : "unblock"}. Please try again.`,
    );
  },
});

/** By the way of hiding and the person's id: how to take back what was shown last. */
const undos = new Map<string, () => void>();

function show(
  client: QueryClient,
  userId: string,
  kind: HiddenKind,
  hidden: boolean,
): void {
  const key = `${kind} ${userId}`;
  undos.get(key)?.();
  undos.set(
    key,
    hidden
      ? leaveLists(client, userId, kind)
      : leaveHidden(client, userId, kind),
  );
}

/** Nobody meets them any more; gives what brings them back. */
function leaveLists(
  client: QueryClient,
  userId: string,
  kind: HiddenKind,
): () => void {
  // Muted, they are still met on their own page.
  const ownPage = kind === "muted" ? [postKeys.ofUser(userId)] : [];
  const bringPostsBack = hidePostsOf(client, userId, ownPage);
  const suggested = client.getQueriesData<SuggestedUser[]>({
    queryKey: userKeys.suggested,
  });
  for (const [key, users] of suggested) {
    client.setQueryData(
      key,
      users?.filter(({ id }) => id !== userId),
    );
  }
  const setBlocked = (isBlocked: boolean) => {
    if (kind === "blocked") patchProfile(client, userId, () => ({ isBlocked }));
  };
  setBlocked(true);
  return () => {
    bringPostsBack();
    for (const [key, users] of suggested) client.setQueryData(key, users);
    setBlocked(false);
  };
}

/** They are not among the hidden any more; gives what puts them back. */
function leaveHidden(
  client: QueryClient,
  userId: string,
  kind: HiddenKind,
): () => void {
  const queryKey = userKeys.hidden(kind);
  const before = client.getQueryData<Pages<UserSummary>>(queryKey);
  client.setQueryData<Pages<UserSummary>>(
    queryKey,
    before && {
      ...before,
      pages: before.pages.map((page) => ({
        ...page,
        items: page.items.filter(({ id }) => id !== userId),
      })),
    },
  );
  return () => {
    client.setQueryData(queryKey, before);
  };
}
