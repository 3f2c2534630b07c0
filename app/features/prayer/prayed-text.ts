import type { PrayerData } from "~/features/posts/post";
import { plural } from "~/shared/text";

type Counts = Pick<PrayerData, "prayedCount" | "peopleCount">;

/** 'Prayed for 12 times by 7 people'. */
export function prayedCountText({ prayedCount, peopleCount }: Counts): string {
  const times = prayedCount === 1 ? "once" : `${prayedCount} times`;
  // While a press is being sent, only `prayedCount` has changed.
  const people = Math.min(Math.max(peopleCount, 1), prayedCount);
  return `Prayed for ${times} by ${people === 1 ? "one" : people} ${plural(people, "person", "people")}`;
}
