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
import { reportWordsMax } from "./report";

export type Decision = (typeof reportDecisions)[number];

/** Days of a suspension; 0 stands for good, as null does. */
export const suspensionDays = [1, 7, 30, 0] as const;

export const queueQuerySchema = z.extend(pageQuerySchema, {
  /** Those that wait, the heaviest first; or what was decided, the latest first. */
  status: z._default(z.enum(["open", "decided"]), "open"),
});

export type QueueQuery = z.infer<typeof queueQuerySchema>;

/** What was there when it was first reported. */
const snapshotSchema = z.object({
  /** 'person', 'comment', or a post's type. */
  type: z.string(),
  words: z.string(),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  postId: z.nullable(z.string()),
});

export const ticketSchema = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  targetId: z.string(),
  /** Null once the account was deleted. */
  subject: z.nullable(userSummarySchema),
  snapshot: snapshotSchema,
  weight: z.number(),
  reportsCount: z.number(),
  reasons: z.array(z.enum(reportReasons)),
  openedAt: z.string(),
  status: z.enum(reportStatuses),
  hiddenUntilReviewed: z.boolean(),
  reviewRequestedAt: z.nullable(z.string()),
  /** Null where nobody has, or their time is over. */
  claimedBy: z.nullable(userSummarySchema),
  claimedUntil: z.nullable(z.string()),
  decision: z.nullable(z.enum(reportDecisions)),
  decisionReason: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  appealedAt: z.nullable(z.string()),
  appealDecision: z.nullable(z.enum(reportDecisions)),
});

export type Ticket = z.infer<typeof ticketSchema>;

const madeReportSchema = z.object({
  reporter: userSummarySchema,
  reason: z.enum(reportReasons),
  words: z.nullable(z.string()),
  hasGoodRecord: z.boolean(),
  createdAt: z.string(),
  withdrawnAt: z.nullable(z.string()),
});

/** Decided of the same person before. */
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
  /** What admins wrote to each other, the oldest first. */
  notes: z.array(ticketNoteSchema),
  /** A suspension that this ticket imposed hasn't ended yet. */
  isInForce: z.boolean(),
  /** Not if the viewer has reported it, or it is about a power admin and they aren't one. */
  canDecide: z.boolean(),
  /** The next ticket that the viewer could decide; null if none is waiting. */
  nextTicketId: z.nullable(z.string()),
  appeal: z.nullable(z.string()),
  appealReason: z.nullable(z.string()),
  reports: z.array(madeReportSchema),
  /** What is there now; null where it is gone. */
  current: z.nullable(z.object({ words: z.string(), isHidden: z.boolean() })),
  /** While the person may read and not write; `until` is null for good. */
  suspension: z.nullable(z.object({ until: z.nullable(z.string()) })),
  /** What this ticket's decision left of a deleted account; `until` is null for good. */
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

export const claimSchema = z.object({ desired: z.boolean() });

export const noteSchema = z.object({
  message: requiredText(reportWordsMax, "A note"),
});

/* @__NO_SIDE_EFFECTS__ */
const decisionAmong = <const Choices extends readonly string[]>(
  choices: Choices,
) =>
  z
    .object({
      decision: z.enum(choices, "Choose a decision."),
      reason: z._default(optionalText(reportWordsMax, "A reason"), ""),
      days: z.optional(
        z.nullable(
          numberInput(
            z.refine(
              (days) => suspensionDays.some((one) => one === days),
              "A suspension lasts 1, 7 or 30 days, or is for good.",
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

export const decisionSchema = decisionAmong(reportDecisions);

/** POST /api/admin/users/{id}/sanction: without a report. */
export const userSanctionSchema = decisionAmong(["warn", "suspend", "lift"]);

export type UserSanction = z.infer<typeof userSanctionSchema>;

export const userSanctionReplySchema = z.object({ ticketId: z.string() });

export type NewDecision = z.infer<typeof decisionSchema>;
