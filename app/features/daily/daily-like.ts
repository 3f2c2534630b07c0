import type { QueryClient } from "@tanstack/react-query";
import { ApiError, sendJson } from "~/browser/api-client";
import { createToggleQueues } from "~/browser/toggle-queue";
import { urls } from "~/shared/urls";
import { failureToast } from "~/ui/toast-store";
import { signInToLike } from "./daily";
import type { DailyKind } from "./daily";
import { dailyKeys } from "./daily-keys";
import type { DailyLikeReply } from "./daily-wire";
import { patchCounts } from "./patch-counts";

const asLike = (value: unknown) => value as DailyLikeReply;

const want = createToggleQueues();

/** Shown at once, settled by the server's numbers, taken back where it fails. */
export function wantDailyLike(
  client: QueryClient,
  kind: DailyKind,
  date: string,
  liked: boolean,
): void {
  const likedKey = dailyKeys.liked(kind, date);
  const isLiked = () => client.getQueryData<boolean>(likedKey) ?? false;
  const show = (value: boolean) => {
    if (isLiked() === value) return;
    client.setQueryData<boolean>(likedKey, value);
    patchCounts(client, kind, date, ({ likesCount }) => ({
      likesCount: Math.max(0, likesCount + (value ? 1 : -1)),
    }));
  };
  const confirmed = isLiked();
  // An answer on its way from before would show the old state again.
  void client.cancelQueries({ queryKey: likedKey, exact: true });
  show(liked);
  want<DailyLikeReply>(client, `${kind} ${date}`, liked, {
    confirmed,
    send: (desired) =>
      sendJson(urls.api.dailyLike(kind, date), asLike, { body: { desired } }),
    valueOf: (reply) => reply.liked,
    onReply: (reply, wanted) => {
      client.setQueryData<boolean>(likedKey, reply.liked);
      patchCounts(client, kind, date, () => ({ likesCount: reply.likesCount }));
      show(wanted);
    },
    onRollback: (held, error) => {
      show(held);
      const signedOut = error instanceof ApiError && error.status === 401;
      failureToast(
        signedOut
          ? signInToLike[kind]
          : "Failed to update like. Please try again.",
      );
    },
  });
}
