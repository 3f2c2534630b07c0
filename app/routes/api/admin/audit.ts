import { auditItemSchema, auditQuerySchema } from "~/features/admin/audit-item";
import { listAudit } from "~/features/admin/audit-list.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "Admin actions and data access",
    auth: "user",
    query: auditQuerySchema,
    response: auditItemSchema,
    list: true,
    handle: ({ ctx, viewer, query }) => listAudit(ctx.db, viewer, query),
  }),
});

export { loader, action };
