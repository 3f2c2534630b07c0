import * as z from "zod/mini";
import {
  imageAltSchema,
  imageListSchema,
  imageSourceSchema,
  smallerImagesSchema,
} from "~/shared/image-source";
import { postAudiences } from "~/shared/enums";
import { optionalText, requiredText } from "~/shared/plain-text";
import { eventChangeSchema, newEventSchema } from "./event";
import { newVerseSchema } from "./new-verse";
import { maxPostLength } from "./post";
import { parseVideoUrl } from "~/features/media/video-url";

const content = requiredText(maxPostLength, "A post");
const maybeContent = z._default(optionalText(maxPostLength, "A post"), "");

/** Absent: the author's default; in a group everyone if it is open, else its members. */
const audience = z.optional(z.enum(postAudiences));

/** The slug of the group it is posted to. Then the audience is `everyone` or `group`. */
const group = z.optional(z.string().check(z.maxLength(100)));

/** Refuses `true`, which would otherwise post under the author's name. */
const anonymous = z.optional(
  z.literal(false, "Only a prayer request can be posted without your name."),
);

const videoUrlSchema = z.string().check(
  z.maxLength(2048),
  z.refine((url) => parseVideoUrl(url) !== null, {
    message: "Please enter a valid YouTube or Vimeo URL.",
  }),
);

const common = { content: maybeContent, audience, group, anonymous };

/** Shared by the form and the server. */
export const newPostSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), content, audience, group, anonymous }),
  z.object({
    type: z.literal("prayer"),
    content,
    audience,
    group,
    /** Nobody sees who asks. Only for everyone, or in a group. */
    anonymous: z.optional(z.boolean()),
  }),
  z
    .object({
      type: z.literal("image"),
      ...common,
      /** One picture; `images` takes several and comes first. */
      imageUrl: z.optional(imageSourceSchema),
      smallerImages: smallerImagesSchema,
      imageAlt: imageAltSchema,
      images: z.optional(imageListSchema),
    })
    .check(
      z.refine(({ imageUrl, images }) => (imageUrl ?? images) !== undefined, {
        path: ["imageUrl"],
        message: "Choose a picture, or enter its https address.",
      }),
    ),
  z.object({
    type: z.literal("video"),
    ...common,
    videoUrl: videoUrlSchema,
  }),
  z.object({
    type: z.literal("event"),
    ...common,
    eventData: newEventSchema,
    imageUrl: z.nullish(imageSourceSchema),
    smallerImages: smallerImagesSchema,
    imageAlt: imageAltSchema,
  }),
  z.object({
    type: z.literal("verse"),
    ...common,
    verseData: newVerseSchema,
  }),
]);

export type NewPost = z.infer<typeof newPostSchema>;

/**
 * PUT /api/posts/{id}. Plain posts change only their content, events any key that is present. Which keys
 * apply depends on the stored post's type, so `updatePost` decides.
 */
export const postChangeSchema = z.object({
  content: z.optional(optionalText(maxPostLength, "A post")),
  /** Only a narrower one. */
  audience,
  eventData: z.optional(eventChangeSchema),
  imageUrl: z.nullish(imageSourceSchema),
  smallerImages: smallerImagesSchema,
  imageAlt: imageAltSchema,
  /** Replaces the pictures of an image post. */
  images: z.optional(imageListSchema),
});

export type PostChange = z.infer<typeof postChangeSchema>;
