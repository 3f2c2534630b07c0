import { ApiError, sendJson } from "~/client/api-client";
import { optimisticToggle, adjustCount } from "~/client/optimistic-toggle";
import { urls } from "~/shared/urls";
import { errorToast } from "~/ui/toast-store";
import { signInToLikeMessage, type DailyKind } from "./daily";
import { dailyKeys } from "./daily-keys";
import type { DailyLikeResponse } from "./daily-api";
import { patchCounts } from "./patch-counts";

interface LikedItem {
  id: string;
  kind: DailyKind;
  /** 'YYYY-MM-DD' */
  date: string;
}

const asLike = (value: unknown) => value as DailyLikeResponse;

/** Optimistic; the count in the response replaces the guess. */
export const toggleDailyLike = optimisticToggle<LikedItem, DailyLikeResponse>({
  name: "daily-like",
  send: ({ kind, date }, desired) =>
    sendJson(urls.api.dailyLike(kind, date), asLike, { body: { desired } }),
  isOn: ({ liked }) => liked,
  staleQueries: ({ kind, date }) => [
    { queryKey: dailyKeys.liked(kind, date), exact: true },
  ],
  patch: (client, { kind, date }, liked) => {
    client.setQueryData(dailyKeys.liked(kind, date), liked);
    patchCounts(client, kind, date, ({ likesCount }) => ({
      likesCount: adjustCount(likesCount, liked),
    }));
  },
  applyResponse: (client, { kind, date }, { liked, likesCount }) => {
    client.setQueryData(dailyKeys.liked(kind, date), liked);
    patchCounts(client, kind, date, () => ({ likesCount }));
  },
  onError: (_client, { kind }, _, error) => {
    const signedOut = error instanceof ApiError && error.status === 401;
    errorToast(
      signedOut
        ? signInToLikeMessage[kind]
        : "Failed to update like. Please try again.",
    );
  },
});
