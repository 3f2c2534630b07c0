import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { getJson } from "~/browser/api-client";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { countDailyShare } from "./count-share";
import type { DailyContent, DailyKind, DailySeed } from "./daily";
import { dailyKeys } from "./daily-keys";
import { wantDailyLike } from "./daily-like";
import type { DailyEngagement } from "./daily-wire";
import { useToday } from "./use-today";

const asEngagement = (value: unknown) => value as DailyEngagement;

const addressOf = {
  verse: urls.api.verseOfTheDay,
  prayer: urls.api.prayerOfTheDay,
};

/**
 * The day's verse or prayer and whether the viewer likes it. With a seed it is that very day's and
 * nothing is asked; without one it is today's (UTC). `content` is undefined while it is not known.
 */
export function useDaily<Kind extends DailyKind>(
  kind: Kind,
  seed: DailySeed<Kind> | null,
): {
  content: DailyContent[Kind] | undefined;
  liked: boolean;
  failed: boolean;
} {
  const signedIn = useViewer() !== null;
  const today = useToday("");
  const date = seed?.content.date ?? today;
  const { data: content, isError } = useQuery({
    queryKey: dailyKeys.content(kind, date),
    queryFn: ({ signal }) =>
      getJson(
        addressOf[kind](seed?.content.date),
        (value) => value as DailyContent[Kind],
        signal,
      ),
    enabled: date !== "",
    ...(seed && { initialData: seed.content }),
  });
  // The server's day: this clock may be wrong.
  const shown = content?.date ?? "";
  const { data: liked } = useQuery({
    queryKey: dailyKeys.liked(kind, shown),
    queryFn: async ({ signal }) =>
      (
        await getJson(
          urls.api.dailyEngagement(kind, shown),
          asEngagement,
          signal,
        )
      ).liked,
    enabled: signedIn && shown !== "",
    ...(seed && { initialData: seed.liked }),
  });
  return { content, liked: signedIn && liked === true, failed: isError };
}

/** Likes a day's verse or prayer, or no longer; whose session is over is asked to sign in (spec §5). */
export function useDailyLike(
  kind: DailyKind,
  date: string,
): (liked: boolean) => void {
  const client = useQueryClient();
  return useCallback(
    (liked) => {
      void wantDailyLike(client, { id: `${kind} ${date}`, kind, date }, liked);
    },
    [client, kind, date],
  );
}

/**
 * Counts that the viewer passes it on; the sheet or the clipboard is the caller's part, and waits for
 * nothing. A visitor's sharing is not counted.
 */
export function useDailyShare(kind: DailyKind, date: string): () => void {
  const client = useQueryClient();
  const signedIn = useViewer() !== null;
  return useCallback(() => {
    if (signedIn) void countDailyShare(client, kind, date);
  }, [client, signedIn, kind, date]);
}
