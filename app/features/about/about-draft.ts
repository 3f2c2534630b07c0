import * as z from "zod/mini";
import {
  favouriteSchema,
  samePlace,
} from "~/features/bible/favourites/favourite";
import type { Favourite } from "~/features/bible/favourites/favourite";
import { audiencesWith, changedAudiencesSchema, firstAudiences } from "./about";
import type { About, Audiences } from "./about";

const verses = z.optional(z.array(favouriteSchema));

/** Strict: what was kept before only changes were is not taken for changes. */
const changesSchema = z.strictObject({
  faithJourney: z.optional(z.string()),
  prayerIntentions: z.optional(z.string()),
  audiences: z.optional(changedAudiencesSchema),
  /** The oldest first, as the server is told. */
  addVerses: verses,
  removeVerses: verses,
  typed: z.optional(z.string()),
});

/** What differs from what is said: this is kept and sent, and nothing that was left alone. */
export type AboutChanges = z.infer<typeof changesSchema>;

/** What the dialog shows while it is being filled in. */
export interface AboutDraft {
  faithJourney: string;
  prayerIntentions: string;
  audiences: Audiences;
  /** The newest first. */
  verses: Favourite[];
  /** In the field for a reference, and not yet a verse. */
  typed: string;
}

export function asAboutChanges(found: unknown): AboutChanges {
  return changesSchema.safeParse(found).data ?? {};
}

/** What is said by now, and over it what has been changed. */
export function draftOf(about: About, changes: AboutChanges): AboutDraft {
  const { addVerses = [], removeVerses = [] } = changes;
  const before = about.favouriteVerses.map(
    ({ text, ...verse }): Favourite => verse,
  );
  return {
    faithJourney: changes.faithJourney ?? about.faithJourney ?? "",
    prayerIntentions: changes.prayerIntentions ?? about.prayerIntentions ?? "",
    audiences: audiencesWith(
      about.audiences ?? firstAudiences,
      changes.audiences ?? {},
    ),
    verses: [
      ...without(addVerses, before).reverse(),
      ...without(before, removeVerses),
    ],
    typed: changes.typed ?? "",
  };
}

/** What makes the draft of what is said; of an untouched draft nothing. */
export function changesOf(draft: AboutDraft, about: About): AboutChanges {
  const before = draftOf(about, {});
  const addVerses = without(draft.verses, before.verses).reverse();
  const removeVerses = without(before.verses, draft.verses);
  const changed = parts.filter(
    (part) => draft.audiences[part] !== before.audiences[part],
  );
  return {
    ...(draft.faithJourney !== before.faithJourney && {
      faithJourney: draft.faithJourney,
    }),
    ...(draft.prayerIntentions !== before.prayerIntentions && {
      prayerIntentions: draft.prayerIntentions,
    }),
    ...(changed.length > 0 && {
      audiences: Object.fromEntries(
        changed.map((part) => [part, draft.audiences[part]]),
      ),
    }),
    ...(addVerses.length > 0 && { addVerses }),
    ...(removeVerses.length > 0 && { removeVerses }),
    ...(draft.typed !== "" && { typed: draft.typed }),
  };
}

const parts = ["faithJourney", "favouriteVerses", "prayerIntentions"] as const;

function without(verses: Favourite[], others: Favourite[]): Favourite[] {
  return verses.filter((one) => !others.some((other) => samePlace(one, other)));
}
