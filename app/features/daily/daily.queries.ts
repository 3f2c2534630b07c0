import {
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import {
  ApiError,
  getRefusalMessage,
  getJson,
  sendJson,
} from "~/client/api-client";
import { useViewer } from "~/features/auth/viewer.queries";
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
import type { VerseOfTheDay } from "./verse-of-the-day";
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

const apiUrls = {
  verse: urls.api.verseOfTheDay,
  prayer: urls.api.prayerOfTheDay,
};

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
  const url = apiUrls[kind](date);
  return getJson(url, (value) => value as DailyContent[Kind], signal);
}

/** Today's verse; undefined while loading. The initial one is used until a new day (UTC) starts while the page is open. */
export function useVerseOfTheDay(
  initialVerse: VerseOfTheDay | null,
): VerseOfTheDay | undefined {
  const today = useToday(initialVerse?.date ?? "");
  const { data } = useQuery({
    queryKey: dailyKeys.content("verse", today),
    queryFn: ({ signal }) => fetchDaily("verse", undefined, signal),
    enabled: today !== initialVerse?.date,
  });
  return data ?? initialVerse ?? undefined;
}

/**
 * A daily verse or prayer and whether the viewer likes it. With `initialData` it's that day's and nothing is fetched;
 * without, it's today's (UTC). `content` is undefined while loading.
 */
export function useDaily<Kind extends DailyKind>(
  kind: Kind,
  initialData: DailyInitialData<Kind> | null,
) {
  const signedIn = useViewer() !== null;
  const today = useToday("");
  const date = initialData?.content.date ?? today;
  const { data: content, isError } = useQuery({
    queryKey: dailyKeys.content(kind, date),
    queryFn: ({ signal }) =>
      fetchDaily(kind, initialData?.content.date, signal),
    enabled: date !== "",
    ...(initialData && { initialData: initialData.content }),
  });
  // The server's date: the device's clock may be wrong.
  const shownDate = content?.date ?? "";
  const { data: liked } = useQuery({
    queryKey: dailyKeys.liked(kind, shownDate),
    queryFn: ({ signal }) =>
      getJson(
        urls.api.dailyEngagement(kind, shownDate),
        (value) => (value as DailyEngagement).liked,
        signal,
      ),
    enabled: signedIn && shownDate !== "",
    ...(initialData && { initialData: initialData.liked }),
  });
  return { content, liked: signedIn && liked === true, failed: isError };
}

/** Asks the user to sign in if the session has expired. */
export function useDailyLike(
  kind: DailyKind,
  date: string,
): (liked: boolean) => void {
  const client = useQueryClient();
  return (liked) => {
    void toggleDailyLike(client, { id: `${kind} ${date}`, kind, date }, liked);
  };
}

/** Only counts the share; the caller opens the share sheet. Visitors' shares aren't counted. */
export function useDailyShare(kind: DailyKind, date: string): () => void {
  const client = useQueryClient();
  const signedIn = useViewer() !== null;
  return () => {
    if (signedIn) void recordDailyShare(client, kind, date);
  };
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
