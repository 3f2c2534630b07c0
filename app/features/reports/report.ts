import * as z from "zod/mini";
import { reportKinds, reportReasons } from "~/shared/enums";
import { optionalText, requiredText } from "~/shared/plain-text";

export type ReportKind = (typeof reportKinds)[number];
export type ReportReason = (typeof reportReasons)[number];

export const ownReportsPageSize = 10;
export const maxReportMessageLength = 1000;

/** Added to a ticket's weight, so that urgent tickets come first. */
export const urgencyByReason: Record<ReportReason, number> = {
  danger: 12,
  child: 12,
  private: 11,
  hate: 3,
  sexual: 3,
  spam: 1,
  other: 0,
};

export const isUrgent = (reason: ReportReason): boolean =>
  urgencyByReason[reason] >= urgencyByReason.private;

/** This many reports by users with a good record hide a post until it is reviewed. */
export const autoHideThreshold = 3;

export const newReportSchema = z
  .object({
    kind: z.enum(reportKinds),
    targetId: z.string().check(z.minLength(1), z.maxLength(100)),
    reason: z.enum(reportReasons, "Choose what's wrong."),
    message: z.optional(optionalText(maxReportMessageLength, "This")),
    /** Of an anonymous request: hides it from the viewer's lists instead, because a mute would tell who wrote it. */
    mute: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ reason, message }) => reason !== "other" || Boolean(message), {
      path: ["message"],
      message: "Please describe what's wrong.",
    }),
  );

export type NewReport = z.infer<typeof newReportSchema>;

export const reportResponseSchema = z.object({
  ticketId: z.string(),
  /** Whether the viewer mutes the user now. */
  muted: z.boolean(),
});

export type ReportResponse = z.infer<typeof reportResponseSchema>;

export const ownReportSchema = z.object({
  ticketId: z.string(),
  kind: z.enum(reportKinds),
  targetId: z.string(),
  /** Of the reported post or comment; may be deleted. */
  postId: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  message: z.nullable(z.string()),
  createdAt: z.string(),
  /** What reporters learn about the outcome; never the messages to the reported user. */
  outcome: z.enum(["waiting", "withdrawn", "kept", "removed", "actioned"]),
});

export type OwnReport = z.infer<typeof ownReportSchema>;

export const ticketParams = z.object({ ticketId: z.string() });

export const appealSchema = z.object({
  message: requiredText(maxReportMessageLength, "An appeal"),
});
