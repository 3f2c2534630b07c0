import { loadItem } from "~/features/daily/daily-text.server";
import type { Env } from "~/platform/env.server";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import type { ReminderText } from "./push/push-payload";
import { reminderLabels, type ReminderKind } from "./reminder";

const noCounts = { likesCount: 0, sharesCount: 0 };

/** Read when the push is sent, for the user's lock screen. */
export const getReminderText: Record<
  ReminderKind,
  (env: Env, now: number) => Promise<ReminderText>
> = {
  verse: async ({ ASSETS }, now) => {
    const { reference, text } = await loadItem.verse(
      ASSETS,
      utcDate(now),
      noCounts,
    );
    return {
      title: `${reminderLabels.verse} · ${reference}`,
      body: text,
      path: urls.verseOfTheDay(),
    };
  },
  prayer: async ({ ASSETS }, now) => {
    const { title } = await loadItem.prayer(ASSETS, utcDate(now), noCounts);
    return {
      title: reminderLabels.prayer,
      body: title,
      path: urls.prayerOfTheDay(),
    };
  },
};
