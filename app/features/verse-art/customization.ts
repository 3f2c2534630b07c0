import * as z from "zod/mini";
import { imageSourceSchema } from "~/shared/image-source";
import { formatNames } from "./shapes";

const name = z.string().check(z.maxLength(60));
const color = z.string().check(z.regex(/^#([\da-f]{3}|[\da-f]{6})$/i));
/** One of our own images. Users' images go into `customBackgroundUrl`, which counts as a use of the image. */
const presetUrl = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/backgrounds\/[\w-]+\.\w+$/));

/** Unknown keys are dropped; everything may be missing. */
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
      url: z.optional(presetUrl),
      color: z.optional(color),
      name: z.optional(name),
    }),
  ),
  solidColor: z.nullish(color),
  customBackgroundUrl: z.nullish(imageSourceSchema),
  textColor: z._default(color, "#ffffff"),
  /** px; the range of the size slider. */
  textSize: z._default(z.number().check(z.gte(12), z.lte(60)), 24),
  alignment: z._default(z.enum(["left", "center", "right"]), "center"),
  /** Width to height; 4:5 if absent, as in old posts. */
  format: z.optional(z.enum(formatNames)),
});

export type Customization = z.infer<typeof customizationSchema>;
