import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import { dailyKeys } from "./daily-keys";
import { useToday } from "./use-today";
import type { VerseOfTheDay } from "./verse-of-the-day";

const asVerse = (value: unknown) => value as VerseOfTheDay;

/** Used until a new day (UTC) starts while the page is open. */
export interface VerseInitialData {
  verse: VerseOfTheDay;
  /** 'YYYY-MM-DD' */
  date: string;
}

/** Undefined while loading. */
export function useVerseOfTheDay(
  initialData: VerseInitialData | null,
): VerseOfTheDay | undefined {
  const today = useToday(initialData?.date ?? "");
  const { data } = useQuery({
    queryKey: dailyKeys.content("verse", today),
    queryFn: ({ signal }) => getJson(urls.api.verseOfTheDay(), asVerse, signal),
    enabled: today !== (initialData?.date ?? null),
  });
  return data ?? initialData?.verse;
}
