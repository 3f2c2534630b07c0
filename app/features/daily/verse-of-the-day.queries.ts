import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";
import { dailyKeys } from "./daily-keys";
import { useToday } from "./use-today";
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
  const today = useToday(seed?.date ?? "");
  const { data } = useQuery({
    queryKey: dailyKeys.content("verse", today),
    queryFn: ({ signal }) => getJson(urls.api.verseOfTheDay(), asVerse, signal),
    enabled: today !== (seed?.date ?? null),
  });
  return data ?? seed?.verse;
}
