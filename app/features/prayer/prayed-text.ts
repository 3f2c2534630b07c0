import type { prayedMessages } from "~/shared/enums";
import { plural } from "~/shared/text";

/** 'Prayed for 12 times by 7 people'. */
export function prayedCountText({
  prayedCount,
  peopleCount,
}: {
  prayedCount: number;
  peopleCount: number;
}): string {
  const times = prayedCount === 1 ? "once" : `${prayedCount} times`;
  // While a press is being sent, only `prayedCount` has changed.
  const people = Math.min(Math.max(peopleCount, 1), prayedCount);
  return `Prayed for ${times} by ${people === 1 ? "one" : people} ${plural(people, "person", "people")}`;
}

/** The verse is from the World English Bible, in the public domain. */
export const prayedMessageTexts: Record<
  (typeof prayedMessages)[number],
  string
> = {
  not_alone: "You are not alone.",
  psalm_46_1:
    "God is our refuge and strength, a very present help in trouble. (Psalm 46:1)",
  peace: "Peace be with you.",
  still_praying: "I'll keep praying for you.",
};
