import * as z from "zod/mini";
import { preferenceIds } from "~/features/users/preference";

export const noneChosenMessage = {
  title: "Select Preferences",
  description: "Please select at least one content type.",
};

/** Duplicate ids count once. */
export const savePreferencesSchema = z.object({
  preferences: z
    .array(z.enum(preferenceIds))
    .check(
      z.minLength(1, noneChosenMessage.description),
      z.maxLength(2 * preferenceIds.length),
    ),
});

/** Empty and null before the first choice. */
export const preferencesSchema = z.object({
  preferences: z.array(z.enum(preferenceIds)),
  preferencesSetAt: z.nullable(z.string()),
});

export type Preferences = z.infer<typeof preferencesSchema>;
