import { auditItemSchema, auditQuerySchema } from "~/features/admin/audit-item";
import { listAudit } from "~/features/admin/audit-list.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "What admins have done",
    auth: "user",
    query: auditQuerySchema,
    reply: auditItemSchema,
    list: true,
    handle: ({ ctx, viewer, query }) => listAudit(ctx.db, viewer, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
