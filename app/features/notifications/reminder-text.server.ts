import { loadItem } from "~/features/daily/daily-text.server";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { reminderLabels, type ReminderKind } from "./reminder";

const noCounts = { likesCount: 0, sharesCount: 0 };

/** What a reminder shows and opens. Called when the push is sent, once for each device. */
export const getReminderText: Record<
  ReminderKind,
  (
    assets: Fetcher,
    now: number,
  ) => Promise<{ title: string; body: string; path: string }>
> = {
  verse: async (assets, now) => {
    const verse = await loadItem.verse(assets, utcDate(now), noCounts);
    const title = `${reminderLabels.verse} · ${verse.reference}`;
    return { title, body: verse.text, path: urls.verseOfTheDay() };
  },
  prayer: async (assets, now) => {
    const { title } = await loadItem.prayer(assets, utcDate(now), noCounts);
    const path = urls.prayerOfTheDay();
    return { title: reminderLabels.prayer, body: title, path };
  },
  list: () =>
    Promise.resolve({ title: reminderLabels.list, body: "", path: urls.root }),
};
