import { ApiError, sendJson } from "~/browser/api-client";
import { optimisticToggle, stepped } from "~/browser/optimistic-toggle";
import { urls } from "~/shared/urls";
import { failureToast } from "~/ui/toast-store";
import { signInToLike } from "./daily";
import type { DailyKind } from "./daily";
import { dailyKeys } from "./daily-keys";
import type { DailyLikeReply } from "./daily-wire";
import { patchCounts } from "./patch-counts";

interface Day {
  id: string;
  kind: DailyKind;
  /** 'YYYY-MM-DD' */
  date: string;
}

const asLike = (value: unknown) => value as DailyLikeReply;

/** Likes a day's verse or prayer, or no longer: shown at once, settled by the server's number. */
export const wantDailyLike = optimisticToggle<Day, DailyLikeReply>({
  name: "daily-like",
  send: ({ kind, date }, desired) =>
    sendJson(urls.api.dailyLike(kind, date), asLike, { body: { desired } }),
  isOn: ({ liked }) => liked,
  outdated: ({ kind, date }) => [
    { queryKey: dailyKeys.liked(kind, date), exact: true },
  ],
  patch: (client, { kind, date }, liked) => {
    client.setQueryData(dailyKeys.liked(kind, date), liked);
    patchCounts(client, kind, date, ({ likesCount }) => ({
      likesCount: stepped(likesCount, liked),
    }));
  },
  settle: (client, { kind, date }, { liked, likesCount }) => {
    client.setQueryData(dailyKeys.liked(kind, date), liked);
    patchCounts(client, kind, date, () => ({ likesCount }));
  },
  failed: (_client, { kind }, _, error) => {
    const signedOut = error instanceof ApiError && error.status === 401;
    failureToast(
      signedOut
        ? signInToLike[kind]
        : "Failed to update like. Please try again.",
    );
  },
});
