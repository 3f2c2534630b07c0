import * as z from "zod/mini";
import { preferenceIds } from "~/features/users/preference";
import { noneChosen } from "./preference-words";

/** A list of ids; what is named twice counts once. */
export const choiceSchema = z.object({
  preferences: z
    .array(z.enum(preferenceIds))
    .check(
      z.minLength(1, noneChosen.description),
      z.maxLength(2 * preferenceIds.length),
    ),
});

/** What somebody has chosen, and since when; nothing and null for who has not yet. */
export const preferencesSchema = z.object({
  preferences: z.array(z.enum(preferenceIds)),
  preferencesSetAt: z.nullable(z.string()),
});

export type Preferences = z.infer<typeof preferencesSchema>;
