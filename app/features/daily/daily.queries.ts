import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { getJson } from "~/client/api-client";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { recordDailyShare } from "./daily-share";
import type { DailyContent, DailyKind, DailyInitialData } from "./daily";
import { dailyKeys } from "./daily-keys";
import { toggleDailyLike } from "./daily-like";
import type { DailyEngagement } from "./daily-api";
import { useToday } from "./use-today";

const asEngagement = (value: unknown) => value as DailyEngagement;

const apiUrls = {
  verse: urls.api.verseOfTheDay,
  prayer: urls.api.prayerOfTheDay,
};

/**
 * A daily verse or prayer and whether the viewer likes it. With `initialData` it's that day's and nothing is fetched;
 * without, it's today's (UTC). `content` is undefined while loading.
 */
export function useDaily<Kind extends DailyKind>(
  kind: Kind,
  initialData: DailyInitialData<Kind> | null,
): {
  content: DailyContent[Kind] | undefined;
  liked: boolean;
  failed: boolean;
} {
  const signedIn = useViewer() !== null;
  const today = useToday("");
  const date = initialData?.content.date ?? today;
  const { data: content, isError } = useQuery({
    queryKey: dailyKeys.content(kind, date),
    queryFn: ({ signal }) =>
      getJson(
        apiUrls[kind](initialData?.content.date),
        (value) => value as DailyContent[Kind],
        signal,
      ),
    enabled: date !== "",
    ...(initialData && { initialData: initialData.content }),
  });
  // The server's date: the device's clock may be wrong.
  const shownDate = content?.date ?? "";
  const { data: liked } = useQuery({
    queryKey: dailyKeys.liked(kind, shownDate),
    queryFn: async ({ signal }) =>
      (
        await getJson(
          urls.api.dailyEngagement(kind, shownDate),
          asEngagement,
          signal,
        )
      ).liked,
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
  return useCallback(
    (liked) => {
      void toggleDailyLike(
        client,
        { id: `${kind} ${date}`, kind, date },
        liked,
      );
    },
    [client, kind, date],
  );
}

/** Only counts the share; the caller opens the share sheet. Visitors' shares aren't counted. */
export function useDailyShare(kind: DailyKind, date: string): () => void {
  const client = useQueryClient();
  const signedIn = useViewer() !== null;
  return useCallback(() => {
    if (signedIn) void recordDailyShare(client, kind, date);
  }, [client, signedIn, kind, date]);
}
