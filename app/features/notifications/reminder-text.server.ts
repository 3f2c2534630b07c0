import { loadItem } from "~/features/daily/daily-text.server";
import { isDue } from "~/features/prayer/prayer-list";
import { loadPrayers } from "~/features/prayer/prayer-list.server";
import type { ScheduleContext } from "~/platform/schedule.server";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { reminderLabels, type ReminderKind } from "./reminder";
import { listReminders } from "./reminders.server";

const noCounts = { likesCount: 0, sharesCount: 0 };

/** What a reminder shows and opens; null if there is nothing to send. Called when the push is sent, once for each device. */
export const getReminderText: Record<
  ReminderKind,
  (
    context: ScheduleContext,
    userId: string,
  ) => Promise<{ title: string; body: string; path: string } | null>
> = {
  verse: async ({ env, now }) => {
    const verse = await loadItem.verse(env.ASSETS, utcDate(now), noCounts);
    const title = `${reminderLabels.verse} · ${verse.reference}`;
    return { title, body: verse.text, path: urls.verseOfTheDay() };
  },
  prayer: async ({ env, now }) => {
    const { title } = await loadItem.prayer(env.ASSETS, utcDate(now), noCounts);
    const path = urls.prayerOfTheDay();
    return { title: reminderLabels.prayer, body: title, path };
  },
  list: async ({ db, now }, userId) => {
    const { list } = await listReminders(db, userId);
    const zone = list?.timeZone ?? null;
    const { items, day } = await loadPrayers(db, userId, now, zone);
    const due = items.filter((item) => isDue(item, day)).length;
    if (due === 0) return null;
    const title = `${reminderLabels.list}: ${due} on your list`;
    return { title, body: "", path: urls.prayNow };
  },
};
