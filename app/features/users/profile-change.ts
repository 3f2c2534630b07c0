import * as z from "zod/mini";
import { banners } from "~/shared/enums";
import { imageSourceSchema, smallerImagesSchema } from "~/shared/image-source";
import { cleanText, oneEmptyLine, optionalText } from "~/shared/plain-text";
import { nameMax } from "./user";

/** decisions.md, "The wire". */
export const bioMax = 500;

/** A name stands in one line, however it was pasted. */
const name = (noun: string) =>
  z.nullish(
    z.pipe(
      z
        .string()
        .check(z.overwrite((text) => cleanText(text).replaceAll(/\s+/g, " "))),
      optionalText(nameMax, noun),
    ),
  );

/**
 * PATCH /api/users/{id}, and the form that sends it: what is absent is kept, null clears, and so do
 * blanks.
 */
export const profileChangeSchema = z.object({
  firstName: name("A first name"),
  lastName: name("A last name"),
  bio: z.nullish(
    z.pipe(
      z.string().check(z.overwrite((text) => oneEmptyLine(cleanText(text)))),
      optionalText(bioMax, "A bio"),
    ),
  ),
  banner: z.optional(z.enum(banners)),
  profileImageUrl: z.nullish(imageSourceSchema),
  smallerImages: smallerImagesSchema,
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;
