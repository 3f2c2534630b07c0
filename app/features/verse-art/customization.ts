import * as z from "zod/mini";
import { imageSourceSchema } from "~/shared/image-source";

const name = z.string().check(z.maxLength(60));
const colour = z.string().check(z.regex(/^#([\da-f]{3}|[\da-f]{6})$/i));
/** A drawing of ours. Pictures from people have a key of their own, which counts as their use. */
const drawing = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/backgrounds\/[\w-]+\.\w+$/));

/** spec §3, `customization`. Unknown keys are dropped; everything may be missing. */
export const customizationSchema = z.object({
  backgroundType: z._default(
    z.enum([
      "solid",
      "custom",
      "gradient",
      "scenery",
      "christian",
      "abstract",
      "other",
    ]),
    "gradient",
  ),
  selectedBackground: z._default(z.int().check(z.gte(0), z.lte(99)), 0),
  backgroundOption: z.nullish(
    z.object({
      type: z.optional(z.enum(["gradient", "image", "solid"])),
      class: z.optional(z.string().check(z.maxLength(200))),
      url: z.optional(drawing),
      color: z.optional(colour),
      name: z.optional(name),
    }),
  ),
  solidColor: z.nullish(colour),
  customBackgroundUrl: z.nullish(imageSourceSchema),
  textColor: z._default(colour, "#ffffff"),
  /** px; spec §5: 12 to 60. */
  textSize: z._default(z.number().check(z.gte(12), z.lte(60)), 24),
  alignment: z._default(z.enum(["left", "center", "right"]), "center"),
});

export type Customization = z.infer<typeof customizationSchema>;
