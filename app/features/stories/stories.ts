import type { DailyContent, DailyKind } from "~/features/daily/daily";

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
  const { date, gradient } = content;
  if ("reference" in content) {
    const { text, reference } = content;
    const title = "Verse of the Day";
    const id = `verse ${date}`;
    const verse = { id, type: "verse", title, content: text } as const;
    return { ...verse, reference, gradient, category: null };
  }
  const { title, category } = content;
  const id = `prayer ${date}`;
  const prayer = { id, type: "prayer", title } as const;
  return {
    ...prayer,
    content: content.content,
    reference: null,
    gradient,
    category,
  };
}
