import * as z from "zod/mini";
import { auditActions } from "~/features/audit/audit";
import type { AuditAction } from "~/features/audit/audit";
import { userSummarySchema } from "~/features/users/user";

/** GET /api/admin/audit: a row of the log, with those it names as far as they are still here. */
export const auditItemSchema = z.object({
  seq: z.number(),
  action: z.enum(Object.keys(auditActions) as AuditAction[]),
  actorId: z.string(),
  actor: z.nullable(userSummarySchema),
  subjectId: z.nullable(z.string()),
  subject: z.nullable(userSummarySchema),
  target: z.string(),
  reason: z.nullable(z.string()),
  /** JSON */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  createdAt: z.string(),
  hash: z.string(),
  /** It says what it said when it was written, and so does whatever stands before it, as far as its hash. */
  isIntact: z.boolean(),
});

export type AuditItem = z.infer<typeof auditItemSchema>;
