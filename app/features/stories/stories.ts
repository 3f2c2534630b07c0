import type { DailyContent, DailyKind } from "~/features/daily/daily";
import type { PrayerOfTheDay } from "~/features/daily/prayer-of-the-day";
import type { VerseOfTheDay } from "~/features/daily/verse-of-the-day";

/** spec §3 */
export interface Story {
  /** "verse 2026-11-21" */
  id: string;
  type: DailyKind;
  title: string;
  content: string;
  /** Of a verse. */
  reference: string | null;
  /** Classes for its ground. */
  gradient: string;
  /** Of a prayer. */
  category: string | null;
}

export function storyOf(content: DailyContent[DailyKind]): Story {
  return "reference" in content ? verseStory(content) : prayerStory(content);
}

export function verseStory(verse: VerseOfTheDay): Story {
  return {
    id: storyId("verse", verse.date),
    type: "verse",
    title: "Verse of the Day",
    content: verse.text,
    reference: verse.reference,
    gradient: verse.gradient,
    category: null,
  };
}

export function prayerStory(prayer: PrayerOfTheDay): Story {
  return {
    id: storyId("prayer", prayer.date),
    type: "prayer",
    title: prayer.title,
    content: prayer.content,
    reference: null,
    gradient: prayer.gradient,
    category: prayer.category,
  };
}

export function storyId(kind: DailyKind, date: string): string {
  return `${kind} ${date}`;
}
