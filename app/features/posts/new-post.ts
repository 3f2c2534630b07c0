import * as z from "zod/mini";
import {
  imageAltSchema,
  imageSourceSchema,
  smallerImagesSchema,
} from "~/shared/image-source";
import { optionalText, requiredText } from "~/shared/plain-text";
import { eventChangeSchema, newEventSchema } from "./event";
import { newVerseSchema } from "./new-verse";
import { postContentMax } from "./post";
import { readVideo } from "~/features/media/video-url";

const content = requiredText(postContentMax, "A post");
const maybeContent = z._default(optionalText(postContentMax, "A post"), "");

/** spec §5, decisions.md: an address of a video host, with a video's id in it. */
const videoUrlSchema = z.string().check(
  z.maxLength(2048),
  z.refine((url) => readVideo(url) !== null, {
    message: "Please enter a valid YouTube or Vimeo URL",
  }),
);

/** What the composer sends, kind by kind (spec §7). One shape for form and server. */
export const newPostSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), content }),
  z.object({ type: z.literal("prayer"), content }),
  z.object({
    type: z.literal("image"),
    content: maybeContent,
    imageUrl: imageSourceSchema,
    smallerImages: smallerImagesSchema,
    imageAlt: imageAltSchema,
  }),
  z.object({
    type: z.literal("video"),
    content: maybeContent,
    videoUrl: videoUrlSchema,
  }),
  z.object({
    type: z.literal("event"),
    content: maybeContent,
    eventData: newEventSchema,
    imageUrl: z.nullish(imageSourceSchema),
    smallerImages: smallerImagesSchema,
    imageAlt: imageAltSchema,
  }),
  z.object({
    type: z.literal("verse"),
    content: maybeContent,
    verseData: newVerseSchema,
  }),
]);

export type NewPost = z.infer<typeof newPostSchema>;

/**
 * PUT /api/posts/{id}. Plain posts change their content only; an event changes whatever is named.
 * Which keys mean anything depends on the post's kind, so the function that acts decides.
 */
export const postChangeSchema = z.object({
  content: z.optional(optionalText(postContentMax, "A post")),
  eventData: z.optional(eventChangeSchema),
  imageUrl: z.nullish(imageSourceSchema),
  smallerImages: smallerImagesSchema,
  imageAlt: imageAltSchema,
});

export type PostChange = z.infer<typeof postChangeSchema>;
