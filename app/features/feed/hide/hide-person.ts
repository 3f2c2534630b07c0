// What the entries of a person's menu do, in a chunk of its own: most visits never need it.
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { createToggleQueues } from "~/browser/toggle-queue";
import { commentKeys } from "~/features/comments/comment.queries";
import { hidePostsOf } from "~/features/posts/hide-posts";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import type { MuteReply } from "~/features/blocks/block";
import type { HideAct } from "~/features/blocks/person-menu";
import { showAgain } from "~/features/blocks/show-again";
import { userKeys } from "~/features/users/user-keys";
import { handle } from "~/features/users/user";
import type {
  Profile,
  SuggestedUser,
  UserSummary,
} from "~/features/users/user";
import { urls } from "~/shared/urls";
import { focusHeading } from "~/ui/focus-back";
import { failureToast, toast } from "~/ui/toast-store";

/** `onLeft`: their posts have just left the lists. */
export async function hidePerson(
  client: QueryClient,
  act: HideAct,
  user: UserSummary,
  onLeft?: () => void,
): Promise<void> {
  const done =
    act === "block"
      ? block(client, user, onLeft)
      : act === "unblock"
        ? showAgain(client, "blocked", user)
        : wantMuted(client, user, act === "mute", onLeft);
  keepFocus();
  await done;
  keepFocus();
}

/**
 * What was pressed may go when the page is drawn anew: in the second frame, a busy device may take some
 * more. Before the second a dialog that closes has not given the focus back yet.
 */
function keepFocus(frame = 0): void {
  if (frame >= 2) focusHeading(document.getElementById("main"));
  if (frame < 12) {
    requestAnimationFrame(() => {
      keepFocus(frame + 1);
    });
  }
}

const asMute = (value: unknown) => value as MuteReply;
const want = createToggleQueues();
/** By the person's id: how to bring back what was taken from the lists. */
const undos = new Map<string, () => void>();

/**
 * Mutes a person, or no longer. His posts leave every list but his own at once, and return if the
 * call fails or it is undone.
 */
async function wantMuted(
  client: QueryClient,
  user: UserSummary,
  muted: boolean,
  onLeft?: () => void,
): Promise<void> {
  await stopOldAnswers(client);
  showMuted(client, user.id, muted);
  onLeft?.();
  want<MuteReply>(client, user.id, muted, {
    confirmed: !muted,
    send: (desired) =>
      sendJson(urls.api.mute(user.id), asMute, { body: { desired } }),
    valueOf: (reply) => reply.muted,
    onReply: (reply, wanted) => {
      if (reply.muted !== wanted) return;
      if (wanted) {
        toast({
          title: `Muted ${handle(user)}`,
          description: "You no longer meet their posts and comments.",
          variant: "success",
          action: {
            label: "Undo",
            onSelect: () => void wantMuted(client, user, false),
          },
        });
      } else {
        toast({ title: `Unmuted ${handle(user)}`, variant: "success" });
      }
      refresh(client, wanted ? [] : [postKeys.lists]);
    },
    onRollback: (confirmed) => {
      showMuted(client, user.id, confirmed);
      failureToast(
        `Failed to ${confirmed ? "unmute" : "mute"}. Please try again.`,
      );
    },
  });
}

function showMuted(client: QueryClient, userId: string, muted: boolean): void {
  patchProfile(client, userId, { isMuted: muted });
  undos.get(userId)?.();
  undos.delete(userId);
  if (muted) undos.set(userId, leaveLists(client, userId, "muted"));
}

/** Blocks a person: gone from every list at once, back if that fails. */
async function block(
  client: QueryClient,
  user: UserSummary,
  onLeft?: () => void,
): Promise<void> {
  await stopOldAnswers(client);
  const undo = leaveLists(client, user.id, "blocked");
  onLeft?.();
  patchProfile(client, user.id, { isBlocked: true });
  try {
    await sendJson(urls.api.block(user.id), () => null, {
      body: { desired: true },
    });
  } catch (error) {
    // Whoever is gone, or has blocked the viewer meanwhile, is not seen any more either.
    if (!(error instanceof ApiError && error.status === 404)) {
      undo();
      patchProfile(client, user.id, { isBlocked: false });
      failureToast("Failed to block. Please try again.");
      return;
    }
  }
  toast({
    title: `Blocked ${handle(user)}`,
    description: "You no longer see each other.",
    variant: "success",
  });
  // The page of one of his posts hears of that, and leaves.
  client.removeQueries({
    queryKey: postKeys.ones,
    predicate: ({ state }) =>
      (state.data as Post | undefined)?.userId === user.id,
  });
  client.removeQueries({ queryKey: postKeys.ofUser(user.id) });
  refresh(client, [userKeys.all]);
}

function patchProfile(
  client: QueryClient,
  userId: string,
  change: Partial<Profile>,
): void {
  client.setQueryData<Profile>(
    userKeys.profile(userId),
    (profile) => profile && { ...profile, ...change },
  );
}

/** An answer from before would bring back who has just left. */
function stopOldAnswers(client: QueryClient): Promise<void> {
  return client.cancelQueries({
    queryKey: postKeys.lists,
    predicate: ({ state }) => state.data !== undefined,
  });
}

function leaveLists(
  client: QueryClient,
  userId: string,
  how: "muted" | "blocked",
): () => void {
  const bringBack = hidePostsOf(
    client,
    userId,
    how === "muted" ? [postKeys.ofUser(userId)] : [],
  );
  const suggested = client.getQueriesData<SuggestedUser[]>({
    queryKey: userKeys.suggested,
  });
  for (const [key, users] of suggested) {
    client.setQueryData(
      key,
      users?.filter(({ id }) => id !== userId),
    );
  }
  return () => {
    bringBack();
    for (const [key, users] of suggested) client.setQueryData(key, users);
  };
}

function refresh(
  client: QueryClient,
  more: readonly (readonly string[])[],
): void {
  for (const queryKey of [
    ...more,
    userKeys.suggested,
    userKeys.hidden("blocked"),
    userKeys.hidden("muted"),
    commentKeys.all,
  ]) {
    void askAnew(client, { queryKey });
  }
}
