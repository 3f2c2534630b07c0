import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import {
  notificationKinds,
  postTypes,
  reportDecisions,
  groupRoles,
  reportKinds,
} from "~/shared/enums";

/** Which fields are set depends on the kind. Written by notify/, reports/ and event-notifications.server.ts. */
const detailSchema = z.object({
  postType: z.optional(z.enum(postTypes)),
  /** The beginning of the post or comment, or the event's title. */
  text: z.optional(z.string()),
  /** The post is for a narrow audience, so there is no text. */
  isPrivate: z.optional(z.boolean()),
  /** The comment begins with the recipient's handle. */
  isReply: z.optional(z.boolean()),
  /** Events only, in the organiser's time zone. */
  date: z.optional(z.string()),
  time: z.nullish(z.string()),
  timeZone: z.optional(z.string()),
  location: z.nullish(z.string()),
  /** The role that is offered. */
  role: z.optional(z.enum(groupRoles)),
  /** The answer to such an offer. */
  accepted: z.optional(z.boolean()),
  /** A request to join still waits. */
  isReminder: z.optional(z.boolean()),
  /** Reports only. */
  ticketId: z.optional(z.string()),
  kind: z.optional(z.enum(reportKinds)),
  decision: z.optional(z.enum(reportDecisions)),
  /** The decision answers the recipient's appeal. */
  isAppeal: z.optional(z.boolean()),
  /** The leaders of the group decided. */
  byLeaders: z.optional(z.boolean()),
});

export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** The latest two of `actorsCount`, latest first. Empty for notifications from us or from an anonymous author, and for `prayed`. */
  actors: z.array(userSummarySchema),
  actorsCount: z.number(),
  postId: z.nullable(z.string()),
  commentId: z.nullable(z.string()),
  /** The group that it is about, or whose leaders decided. Null if the recipient may not know it. Pushes never name a hidden one. */
  group: z.nullable(
    z.object({ slug: z.string(), name: z.string(), isHidden: z.boolean() }),
  ),
  detail: detailSchema,
  createdAt: z.string(),
  isRead: z.boolean(),
});

export type AppNotification = z.infer<typeof notificationSchema>;

/** Either one `id`, or the listed range: `upTo` is the newest, `from` the oldest. */
export const markReadSchema = z.object({
  id: z.optional(z.string().check(z.maxLength(100))),
  upTo: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(z.string().check(z.maxLength(100))),
});

export const unreadResponseSchema = z.object({ unread: z.number() });

export type UnreadResponse = z.infer<typeof unreadResponseSchema>;
