import * as z from "zod/mini";
import { reportKinds, reportReasons } from "~/shared/enums";
import { optionalText, requiredText } from "~/shared/plain-text";

export type ReportKind = (typeof reportKinds)[number];
export type ReportReason = (typeof reportReasons)[number];

/** Of one's own, before one asks for more. */
export const ownReportsShown = 10;
export const reportWordsMax = 1000;

/** What a reason weighs beside the number of those who name it: lives before manners. */
export const urgencyOf: Record<ReportReason, number> = {
  danger: 12,
  child: 12,
  hate: 3,
  sexual: 3,
  spam: 1,
  other: 0,
};

/** So many people with good records hide a post until somebody has looked at it. */
export const hidingReports = 3;

export const needsWords = "Say in a few words what it is.";

export const newReportSchema = z
  .object({
    kind: z.enum(reportKinds),
    targetId: z.string().check(z.minLength(1), z.maxLength(100)),
    reason: z.enum(reportReasons, "Choose what is wrong."),
    words: z.optional(optionalText(reportWordsMax, "This")),
    /** Mutes the person as well. */
    hide: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ reason, words }) => reason !== "other" || Boolean(words), {
      path: ["words"],
      message: needsWords,
    }),
  );

export type NewReport = z.infer<typeof newReportSchema>;

export const reportReplySchema = z.object({
  ticketId: z.string(),
  /** Whether the person is muted by now. */
  muted: z.boolean(),
});

export type ReportReply = z.infer<typeof reportReplySchema>;

/** What came of a report, as far as it is the reporter's to know: never what was said to anybody else. */
export const outcomes = [
  "waiting",
  "withdrawn",
  "kept",
  "removed",
  "acted",
] as const;

export const ownReportSchema = z.object({
  ticketId: z.string(),
  kind: z.enum(reportKinds),
  targetId: z.string(),
  /** Where it is, or was: of a post and of a comment. */
  postId: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  words: z.nullable(z.string()),
  createdAt: z.string(),
  outcome: z.enum(outcomes),
});

export type OwnReport = z.infer<typeof ownReportSchema>;

/** Of every address that names a ticket. */
export const ticketParams = z.object({ ticketId: z.string() });

export const appealSchema = z.object({
  words: requiredText(reportWordsMax, "An appeal"),
});
