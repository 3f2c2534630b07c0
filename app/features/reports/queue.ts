import * as z from "zod/mini";
import { userSummarySchema } from "~/features/users/user";
import {
  reportDecisions,
  reportKinds,
  reportReasons,
  reportStatuses,
  sanctionKinds,
} from "~/shared/enums";
import { numberInput } from "~/shared/number-input";
import { pageQuerySchema } from "~/shared/page";
import { optionalText, requiredText } from "~/shared/plain-text";
import { maxReportMessageLength } from "./report";

export type Decision = (typeof reportDecisions)[number];

/** 0 and null mean permanently. */
export const suspensionDays = [1, 7, 30, 0] as const;

export const queueQuerySchema = z.extend(pageQuerySchema, {
  status: z._default(z.enum(["open", "decided"]), "open"),
});

export type QueueQuery = z.infer<typeof queueQuerySchema>;

/** The content when it was first reported. */
const snapshotSchema = z.object({
  /** 'person', 'comment', or a post's type. */
  type: z.string(),
  text: z.string(),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  /** All pictures of a post with several. */
  images: z.array(z.object({ url: z.string(), alt: z.nullable(z.string()) })),
  videoUrl: z.nullable(z.string()),
  postId: z.nullable(z.string()),
  /** The leaders of its group removed it before it was reported. */
  byLeaders: z.boolean(),
});

export const ticketSchema = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  targetId: z.string(),
  /** Null once the account was deleted, and if `isAnonymous`. */
  subject: z.nullable(userSummarySchema),
  /** The author of an anonymous request wrote it, who is masked. */
  isAnonymous: z.boolean(),
  snapshot: snapshotSchema,
  weight: z.number(),
  reportsCount: z.number(),
  reasons: z.array(z.enum(reportReasons)),
  openedAt: z.string(),
  status: z.enum(reportStatuses),
  hiddenUntilReviewed: z.boolean(),
  reviewRequestedAt: z.nullable(z.string()),
  /** Null once the claim has expired. */
  claimedBy: z.nullable(userSummarySchema),
  claimedUntil: z.nullable(z.string()),
  decision: z.nullable(z.enum(reportDecisions)),
  decisionReason: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  appealedAt: z.nullable(z.string()),
  appealDecision: z.nullable(z.enum(reportDecisions)),
});

export type Ticket = z.infer<typeof ticketSchema>;

const ticketReportSchema = z.object({
  reporter: userSummarySchema,
  reason: z.enum(reportReasons),
  message: z.nullable(z.string()),
  hasGoodRecord: z.boolean(),
  createdAt: z.string(),
  withdrawnAt: z.nullable(z.string()),
});

/** An earlier decision about the same user. */
const earlierSchema = z.object({
  ticketId: z.string(),
  kind: z.enum(reportKinds),
  decision: z.enum(reportDecisions),
  reason: z.nullable(z.string()),
  decidedAt: z.string(),
});

const ticketNoteSchema = z.object({
  id: z.string(),
  author: z.nullable(userSummarySchema),
  message: z.string(),
  createdAt: z.string(),
});

export const ticketPageSchema = z.extend(ticketSchema, {
  /** Oldest first. */
  notes: z.array(ticketNoteSchema),
  /** A suspension that this ticket imposed hasn't ended yet. */
  isInForce: z.boolean(),
  /** Not if the viewer has reported it, or it names a power admin and they aren't one. */
  canDecide: z.boolean(),
  /** The next ticket that the viewer could decide; null if none is waiting. */
  nextTicketId: z.nullable(z.string()),
  appeal: z.nullable(z.string()),
  appealReason: z.nullable(z.string()),
  reports: z.array(ticketReportSchema),
  /** The content now; null if it was deleted. */
  current: z.nullable(z.object({ text: z.string(), isHidden: z.boolean() })),
  /** `until` is null for a permanent suspension. */
  suspension: z.nullable(z.object({ until: z.nullable(z.string()) })),
  /** What still applies to a deleted account; `until` is null for a permanent sanction. */
  sanction: z.nullable(
    z.object({
      kind: z.enum(sanctionKinds),
      until: z.nullable(z.string()),
      expiresAt: z.string(),
    }),
  ),
  earlier: z.array(earlierSchema),
});

export type TicketPage = z.infer<typeof ticketPageSchema>;

export const noteSchema = z.object({
  message: requiredText(maxReportMessageLength, "A note"),
});

/** POST /api/admin/reports/{id}/asker */
export const showAskerSchema = z.object({
  reason: requiredText(maxReportMessageLength, "A reason"),
});

/* @__NO_SIDE_EFFECTS__ */
const createDecisionSchema = <const Choices extends readonly string[]>(
  choices: Choices,
) =>
  z
    .object({
      decision: z.enum(choices, "Choose a decision."),
      reason: z._default(optionalText(maxReportMessageLength, "A reason"), ""),
      days: z.optional(
        z.nullable(
          numberInput(
            z.refine(
              (days) => suspensionDays.some((option) => option === days),
              "A suspension lasts 1, 7 or 30 days, or is permanent.",
            ),
          ),
        ),
      ),
    })
    .check(
      z.refine(({ decision, reason }) => decision === "keep" || reason !== "", {
        path: ["reason"],
        message: "Give a reason. The person will see it.",
      }),
      z.refine(
        ({ decision, days }) => decision !== "suspend" || days !== undefined,
        { path: ["days"], message: "Choose how long." },
      ),
    );

export const decisionSchema = createDecisionSchema(reportDecisions);

/** POST /api/admin/users/{id}/sanction: warns or suspends without a report. */
export const userSanctionSchema = createDecisionSchema([
  "warn",
  "suspend",
  "lift",
]);

export type UserSanction = z.infer<typeof userSanctionSchema>;

export type NewDecision = z.infer<typeof decisionSchema>;
