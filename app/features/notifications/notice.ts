import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import {
  noticeKinds,
  noticeLevelNames,
  postTypes,
  reportDecisions,
  reportKinds,
} from "~/shared/enums";

/** What a notice's kind says beyond its people; written by the triggers and by event-news.server.ts. */
const detailSchema = z.object({
  /** Of which kind the post is, or was. */
  post: z.optional(z.enum(postTypes)),
  /** The beginning of what was written, or an event's title. */
  words: z.optional(z.string()),
  /** A comment that begins with one's own handle. */
  reply: z.optional(z.boolean()),
  /** Of an event: the organiser's wall clock. */
  date: z.optional(z.string()),
  time: z.nullish(z.string()),
  timeZone: z.optional(z.string()),
  location: z.nullish(z.string()),
  /** Of a report. */
  ticketId: z.optional(z.string()),
  kind: z.optional(z.enum(reportKinds)),
  decision: z.optional(z.enum(reportDecisions)),
  /** The decision answers the recipient's appeal. */
  isAppeal: z.optional(z.boolean()),
});

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /** The two who did it last, the latest first; `peopleCount` is of how many. Nobody where it is of no person. */
  people: z.array(userSummarySchema),
  peopleCount: z.number(),
  postId: z.nullable(z.string()),
  commentId: z.nullable(z.string()),
  detail: detailSchema,
  createdAt: z.string(),
  isRead: z.boolean(),
});

export type Notice = z.infer<typeof noticeSchema>;

/** POST /api/notifications/read: one, or all up to one, the newest that was shown; `from` the oldest that was. */
export const readNoticesSchema = z.object({
  id: z.optional(z.string().check(z.maxLength(100))),
  upTo: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(z.string().check(z.maxLength(100))),
});

export type ReadNotices = z.infer<typeof readNoticesSchema>;

export const readNoticesForm = {
  done: () => ({ title: "All notifications are read" }),
};

export const unreadReplySchema = z.object({ unread: z.number() });

export type UnreadReply = z.infer<typeof unreadReplySchema>;

/**
 * What can be switched, and what holds until somebody does: the trigger `notice_acts_told` knows the same of 'off'.
 * Under `request` stands 'accepted' too, under `changed` 'cancelled', under `report` 'moderation' and
 * 'hidden_for_review'.
 */
export const noticeDefaults = {
  comment: "push",
  mention: "push",
  like: "app",
  follow: "app",
  request: "push",
  reminder: "push",
  changed: "push",
  report: "push",
  thread: "off",
  new_report: "app",
  urgent_report: "push",
} as const satisfies Partial<
  Record<Notice["kind"], (typeof noticeLevelNames)[number]>
>;

export type NoticeSwitch = keyof typeof noticeDefaults;

/** Only write admins have these switches, and only they see which ticket it is about (notices.server.ts). */
export const isAdminKind = (kind: string): boolean =>
  kind === "new_report" || kind === "urgent_report";

export type NoticeLevel = (typeof noticeLevelNames)[number];

export function switchOf(kind: Notice["kind"]): NoticeSwitch {
  if (kind === "accepted") return "request";
  if (kind === "cancelled") return "changed";
  if (kind === "hidden_for_review") return "report";
  return kind === "moderation" ? "report" : kind;
}
