import * as z from "zod/mini";
import { pageVisitSchema } from "~/features/analytics/visit";
import { recordPageVisit } from "~/features/analytics/visit.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Record that a page was loaded or hidden",
    auth: "user",
    allowSuspended: true,
    body: pageVisitSchema,
    response: z.void(),
    status: 204,
    limit: rateLimits.visits,
    authInSql: true,
    handle: ({ ctx, body }) =>
      recordPageVisit(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export { loader, action };
