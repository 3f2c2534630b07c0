import * as z from "zod/mini";
import { banners } from "~/shared/enums";
import { imageSourceSchema, smallerImagesSchema } from "~/shared/image-source";
import {
  cleanText,
  collapseEmptyLines,
  optionalText,
} from "~/shared/plain-text";
import { maxNameLength } from "./user";

export const maxBioLength = 500;

/** Collapses whitespace, so that a pasted name stays on one line. */
const nameSchema = (noun: string) =>
  z.nullish(
    z.pipe(
      z
        .string()
        .check(z.overwrite((text) => cleanText(text).replaceAll(/\s+/g, " "))),
      optionalText(maxNameLength, noun),
    ),
  );

/** PATCH /api/users/{id} and its form: a missing field stays unchanged; null or a blank string clears it. */
export const profileChangeSchema = z.object({
  firstName: nameSchema("A first name"),
  lastName: nameSchema("A last name"),
  bio: z.nullish(
    z.pipe(
      z
        .string()
        .check(z.overwrite((text) => collapseEmptyLines(cleanText(text)))),
      optionalText(maxBioLength, "A bio"),
    ),
  ),
  banner: z.optional(z.enum(banners)),
  profileImageUrl: z.nullish(imageSourceSchema),
  smallerImages: smallerImagesSchema,
});

export type ProfileChange = z.infer<typeof profileChangeSchema>;
