import { optOutResponseSchema } from "~/features/analytics/visit";
import { setOptOut } from "~/features/analytics/visit.server";
import { api, endpoint } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Stop or resume counting the viewer's visits",
    allowSuspended: true,
    body: switchSchema,
    response: optOutResponseSchema,
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) => setOptOut(ctx.db, ctx.viewerId, body.desired),
  }),
});

export const action = loader;
