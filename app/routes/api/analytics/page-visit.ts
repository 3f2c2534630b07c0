import { pageVisitSchema } from "~/features/analytics/visit";
import { recordPageVisit } from "~/features/analytics/visit.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Record that a page was loaded or hidden",
    allowSuspended: true,
    body: pageVisitSchema,
    limit: "visits",
    authInSql: true,
    handle: ({ ctx, body }) =>
      recordPageVisit(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export const action = loader;
