import * as z from "zod/mini";
import { auditActions, type AuditAction } from "~/features/audit/audit";
import { userSummarySchema } from "~/features/users/user";
import { pageQuerySchema } from "~/shared/page";

export const auditQuerySchema = z.extend(pageQuerySchema, {
  /** Admin actions, which are hash-chained, or reads of users' data. */
  log: z._default(z.enum(["actions", "access"]), "actions"),
});

export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** GET /api/admin/audit: an entry of either log, with its actor and subject if their accounts still exist. */
export const auditItemSchema = z.object({
  /** The cursor: an action's number, or the id of a data access. */
  id: z.string(),
  /** Null for a data access. */
  seq: z.nullable(z.number()),
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
  /** Null until sealed, and for a data access. */
  hash: z.nullable(z.string()),
  /** False if the entry or the hash before it was changed after sealing. */
  isIntact: z.boolean(),
});

export type AuditItem = z.infer<typeof auditItemSchema>;
