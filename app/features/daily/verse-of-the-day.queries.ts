import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { getJson } from "~/browser/api-client";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import type { VerseOfTheDay } from "./verse-of-the-day";

const asVerse = (value: unknown) => value as VerseOfTheDay;

/** What the page brought along, until a new day begins (UTC) while it is open. */
export interface VerseSeed {
  verse: VerseOfTheDay;
  /** 'YYYY-MM-DD' */
  date: string;
}

/** Undefined while it is not known. */
export function useVerseOfTheDay(
  seed: VerseSeed | null,
): VerseOfTheDay | undefined {
  // Looked at whenever the shell is drawn, which every navigation does.
  const today = useSyncExternalStore(
    never,
    () => utcDate(Date.now()),
    () => seed?.date ?? "",
  );
  const { data } = useQuery({
    queryKey: ["daily", "verse", today],
    queryFn: ({ signal }) => getJson(urls.api.verseOfTheDay, asVerse, signal),
    enabled: today !== (seed?.date ?? null),
  });
  return data ?? seed?.verse;
}

function never(): () => void {
  return () => undefined;
}
