import * as z from "zod/mini";
import {
  favouriteSchema,
  keptVerseSchema,
  versePlaceSchema,
} from "~/features/bible/favourites/favourite";
import { audiences } from "~/shared/enums";
import { optionalText } from "~/shared/plain-text";

export type Audience = (typeof audiences)[number];

/** UTF-16 units. */
export const faithJourneyMax = 1000;
export const prayerIntentionsMax = 1000;

const audiencesSchema = z.object({
  faithJourney: z.enum(audiences),
  favouriteVerses: z.enum(audiences),
  prayerIntentions: z.enum(audiences),
});

export type Audiences = z.infer<typeof audiencesSchema>;

export type AboutPart = keyof Audiences;

/** Until a person says otherwise: prayers are for those who know them. */
export const firstAudiences: Audiences = {
  faithJourney: "everyone",
  favouriteVerses: "everyone",
  prayerIntentions: "followers",
};

export const changedAudiencesSchema = z.partial(audiencesSchema);

/** Each as it is changed, or else as it was. */
export function audiencesWith(
  before: Audiences,
  changed: z.infer<typeof changedAudiencesSchema>,
): Audiences {
  return {
    faithJourney: changed.faithJourney ?? before.faithJourney,
    favouriteVerses: changed.favouriteVerses ?? before.favouriteVerses,
    prayerIntentions: changed.prayerIntentions ?? before.prayerIntentions,
  };
}

/** A favourite with its words, where they are shown. */
const quotedFavouriteSchema = z.extend(favouriteSchema, {
  text: z.nullable(z.string()),
});

export type QuotedFavourite = z.infer<typeof quotedFavouriteSchema>;

/** How many favourite verses are quoted; of the others the reference is shown. A chapter file each. */
export const quotedVerses = 3;

/** GET /api/users/{id}/about: what the viewer may see of it. What they may not is as if it were not. */
export const aboutSchema = z.object({
  faithJourney: z.nullable(z.string()),
  favouriteVerses: z.array(quotedFavouriteSchema),
  prayerIntentions: z.nullable(z.string()),
  /** Told to the person alone. */
  audiences: z.nullable(audiencesSchema),
});

export type About = z.infer<typeof aboutSchema>;

/**
 * PUT /api/users/{id}/about. What is absent is kept as it is, and of the verses only those that come
 * and go are sent: what another window says meanwhile, or a heart pressed elsewhere, is not lost.
 */
export const aboutChangeSchema = z.object({
  faithJourney: z.optional(optionalText(faithJourneyMax, "Your faith journey")),
  prayerIntentions: z.optional(
    optionalText(prayerIntentionsMax, "What you ask prayer for"),
  ),
  audiences: z._default(changedAudiencesSchema, {}),
  /** They are shown with it. A chapter file is read for each, so they are not endless. */
  addVerses: z._default(
    z
      .array(keptVerseSchema)
      .check(z.maxLength(50, "At most 50 verses can be added at once.")),
    [],
  ),
  removeVerses: z._default(
    z.array(versePlaceSchema).check(z.maxLength(100)),
    [],
  ),
});

export type AboutChange = z.infer<typeof aboutChangeSchema>;
