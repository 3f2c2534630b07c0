import * as z from "zod/mini";
import {
  favouriteSchema,
  versionedVerseSchema,
  verseRefSchema,
} from "~/features/bible/favourites/favourite";
import { audiences } from "~/shared/enums";
import { optionalText } from "~/shared/plain-text";

export type Audience = (typeof audiences)[number];

/** UTF-16 units. */
export const maxTextLength = 1000;

const audiencesSchema = z.object({
  faithJourney: z.enum(audiences),
  favouriteVerses: z.enum(audiences),
  prayerIntentions: z.enum(audiences),
});

export type Audiences = z.infer<typeof audiencesSchema>;

export type AboutPart = keyof Audiences;

/** Prayer intentions are more personal, so only followers see them by default. */
export const defaultAudiences: Audiences = {
  faithJourney: "everyone",
  favouriteVerses: "everyone",
  prayerIntentions: "followers",
};

/** `text` is null for verses shown only as a reference. */
const quotedFavouriteSchema = z.extend(favouriteSchema, {
  text: z.nullable(z.string()),
});

export type QuotedFavourite = z.infer<typeof quotedFavouriteSchema>;

/** Others are shown as a reference. Cost: one chapter file per quoted verse. */
export const maxQuotedVerses = 3;

/** GET /api/users/{id}/about. Parts the viewer may not see look empty. */
export const aboutSchema = z.object({
  faithJourney: z.nullable(z.string()),
  favouriteVerses: z.array(quotedFavouriteSchema),
  prayerIntentions: z.nullable(z.string()),
  /** Null for everyone but the owner. */
  audiences: z.nullable(audiencesSchema),
});

export type About = z.infer<typeof aboutSchema>;

/**
 * PUT /api/users/{id}/about. Absent parts don't change. Verses are sent as additions and removals, so that changes made
 * elsewhere aren't lost.
 */
export const aboutChangeSchema = z.object({
  faithJourney: z.optional(optionalText(maxTextLength, "Your faith journey")),
  prayerIntentions: z.optional(
    optionalText(maxTextLength, "Your prayer intentions"),
  ),
  audiences: z._default(z.partial(audiencesSchema), {}),
  /** Shown on the profile. Limited because each one reads a chapter file. */
  addVerses: z._default(
    z
      .array(versionedVerseSchema)
      .check(z.maxLength(50, "You can add at most 50 verses at once.")),
    [],
  ),
  removeVerses: z._default(z.array(verseRefSchema).check(z.maxLength(100)), []),
});

export type AboutChange = z.infer<typeof aboutChangeSchema>;
