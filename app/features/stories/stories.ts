import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { PrayerOfTheDay } from "~/features/daily/prayer-of-the-day";
import type { VerseOfTheDay } from "~/features/daily/verse-of-the-day";

export interface Story {
  /** "verse 2026-11-21" */
  id: string;
  type: DailyKind;
  title: string;
  content: string;
  /** Verses only. */
  reference: string | null;
  /** CSS classes */
  gradient: string;
  /** Prayers only. */
  category: string | null;
}

export function toStory(content: DailyContent[DailyKind]): Story {
  return "reference" in content
    ? toVerseStory(content)
    : toPrayerStory(content);
}

export function toVerseStory(verse: VerseOfTheDay): Story {
  return {
    id: getStoryId("verse", verse.date),
    type: "verse",
    title: "Verse of the Day",
    content: verse.text,
    reference: verse.reference,
    gradient: verse.gradient,
    category: null,
  };
}

export function toPrayerStory(prayer: PrayerOfTheDay): Story {
  return {
    id: getStoryId("prayer", prayer.date),
    type: "prayer",
    title: prayer.title,
    content: prayer.content,
    reference: null,
    gradient: prayer.gradient,
    category: prayer.category,
  };
}

export function getStoryId(kind: DailyKind, date: string): string {
  return `${kind} ${date}`;
}
