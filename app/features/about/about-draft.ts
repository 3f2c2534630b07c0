import * as z from "zod/mini";
import {
  favouriteSchema,
  isSameVerse,
  type Favourite,
} from "~/features/bible/favourites/favourite";
import {
  mergeAudiences,
  changedAudiencesSchema,
  defaultAudiences,
  type About,
  type Audiences,
} from "./about";

const verses = z.optional(z.array(favouriteSchema));

/** Strict, so that drafts saved in an older format are ignored. */
const changesSchema = z.strictObject({
  faithJourney: z.optional(z.string()),
  prayerIntentions: z.optional(z.string()),
  audiences: z.optional(changedAudiencesSchema),
  /** Oldest first, as the API expects. */
  addVerses: verses,
  removeVerses: verses,
  typed: z.optional(z.string()),
});

/** The differences from the saved About. Only these are stored as a draft and sent. */
export type AboutChanges = z.infer<typeof changesSchema>;

export interface AboutDraft {
  faithJourney: string;
  prayerIntentions: string;
  audiences: Audiences;
  /** Newest first. */
  verses: Favourite[];
  /** Text in the reference field that isn't added yet. */
  typed: string;
}

export function parseAboutChanges(value: unknown): AboutChanges {
  return changesSchema.safeParse(value).data ?? {};
}

/** Applies the changes to the saved About. */
export function toDraft(about: About, changes: AboutChanges): AboutDraft {
  const { addVerses = [], removeVerses = [] } = changes;
  const saved = about.favouriteVerses.map(
    ({ text, ...verse }): Favourite => verse,
  );
  return {
    faithJourney: changes.faithJourney ?? about.faithJourney ?? "",
    prayerIntentions: changes.prayerIntentions ?? about.prayerIntentions ?? "",
    audiences: mergeAudiences(
      about.audiences ?? defaultAudiences,
      changes.audiences ?? {},
    ),
    verses: [
      ...excluding(addVerses, saved).reverse(),
      ...excluding(saved, removeVerses),
    ],
    typed: changes.typed ?? "",
  };
}

export function getChanges(draft: AboutDraft, about: About): AboutChanges {
  const saved = toDraft(about, {});
  const addVerses = excluding(draft.verses, saved.verses).reverse();
  const removeVerses = excluding(saved.verses, draft.verses);
  const changedParts = parts.filter(
    (part) => draft.audiences[part] !== saved.audiences[part],
  );
  return {
    ...(draft.faithJourney !== saved.faithJourney && {
      faithJourney: draft.faithJourney,
    }),
    ...(draft.prayerIntentions !== saved.prayerIntentions && {
      prayerIntentions: draft.prayerIntentions,
    }),
    ...(changedParts.length > 0 && {
      audiences: Object.fromEntries(
        changedParts.map((part) => [part, draft.audiences[part]]),
      ),
    }),
    ...(addVerses.length > 0 && { addVerses }),
    ...(removeVerses.length > 0 && { removeVerses }),
    ...(draft.typed !== "" && { typed: draft.typed }),
  };
}

const parts = ["faithJourney", "favouriteVerses", "prayerIntentions"] as const;

function excluding(verses: Favourite[], others: Favourite[]): Favourite[] {
  return verses.filter(
    (one) => !others.some((other) => isSameVerse(one, other)),
  );
}
