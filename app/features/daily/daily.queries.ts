import { useQuery, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import {
  ApiError,
  getRefusalMessage,
  getJson,
  sendJson,
} from "~/client/api-client";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import {
  type DailyContent,
  type DailyKind,
  type DailyInitialData,
  signInToLikeMessage,
  type DailyCounts,
} from "./daily";
import type {
  DailyEngagement,
  DailyShareResponse,
  DailyLikeResponse,
} from "./daily-api";
import { errorToast } from "~/ui/toast-store";
import { optimisticToggle, adjustCount } from "~/client/optimistic-toggle";

export const dailyKeys = {
  content: (kind: DailyKind, date: string) => ["daily", kind, date],
  liked: (kind: DailyKind, date: string) => ["daily", kind, date, "liked"],
} as const;

interface LikedItem {
  id: string;
  kind: DailyKind;
  /** 'YYYY-MM-DD' */
  date: string;
}

/** Optimistic; the count in the response replaces the guess. */
export const toggleDailyLike = optimisticToggle<LikedItem, DailyLikeResponse>({
  name: "daily-like",
  url: ({ kind, date }) => urls.api.dailyLike(kind, date),
  isOnlineOnly: true,
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
        : getRefusalMessage(error, "Failed to update like. Please try again."),
    );
  },
});

/** The UTC date, 'YYYY-MM-DD', updated on every render. During hydration it's `initialDate`. */
function useToday(initialDate: string): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => utcDate(Date.now()),
    () => initialDate,
  );
}

function fetchDaily<Kind extends DailyKind>(
  kind: Kind,
  date: string | undefined,
  signal: AbortSignal,
): Promise<DailyContent[Kind]> {
  const url = urls.api.daily(kind, date);
  return getJson(url, (value) => value as DailyContent[Kind], signal);
}

/** Today's verse or prayer (UTC). The initial one is used until a new day starts while the page is open. */
export function useTodaysContent<Kind extends DailyKind>(
  kind: Kind,
  initialContent: DailyContent[Kind] | null,
): { content: DailyContent[Kind] | undefined; failed: boolean } {
  const today = useToday(initialContent?.date ?? "");
  const { data, isError } = useQuery({
    queryKey: dailyKeys.content(kind, today),
    queryFn: ({ signal }) => fetchDaily(kind, undefined, signal),
    enabled: today !== "" && today !== initialContent?.date,
  });
  return { content: data ?? initialContent ?? undefined, failed: isError };
}

/** The verse or prayer of a daily page or a story, and whether the viewer likes it; false until it's known. */
export function useDaily(
  kind: DailyKind,
  initialData: { content: DailyContent[DailyKind]; liked?: boolean },
): DailyInitialData<DailyKind> {
  const { date } = initialData.content;
  const { data: content } = useQuery({
    queryKey: dailyKeys.content(kind, date),
    queryFn: ({ signal }) => fetchDaily(kind, date, signal),
    initialData: initialData.content,
  });
  const { data: liked = false } = useQuery({
    queryKey: dailyKeys.liked(kind, date),
    queryFn: ({ signal }) =>
      getJson(
        urls.api.dailyEngagement(kind, date),
        (value) => (value as DailyEngagement).liked,
        signal,
      ),
    initialData: () => initialData.liked,
  });
  return { content, liked };
}

/** Not optimistic: a user's shares of an item count once, so only the server knows the new count. */
export async function recordDailyShare(
  client: QueryClient,
  kind: DailyKind,
  date: string,
): Promise<void> {
  try {
    const { sharesCount } = await sendJson(
      urls.api.dailyShare(kind, date),
      (value) => value as DailyShareResponse,
      { body: {} },
    );
    patchCounts(client, kind, date, () => ({ sharesCount }));
  } catch {
    errorToast("Failed to update share. Please try again.");
  }
}

/** Updates the cached counts of a day; no-op if the day isn't cached. */
function patchCounts(
  client: QueryClient,
  kind: DailyKind,
  date: string,
  change: (counts: DailyCounts) => Partial<DailyCounts>,
): void {
  client.setQueryData<DailyCounts>(
    dailyKeys.content(kind, date),
    (old) => old && { ...old, ...change(old) },
  );
}
