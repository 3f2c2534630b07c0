import * as optOut from "~/features/analytics/opt-out";
import { setOptOut } from "~/features/analytics/visit.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Stop or resume counting the viewer's visits",
    allowSuspended: true,
    body: optOut.optOutSchema,
    response: optOut.optOutResponseSchema,
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) => setOptOut(ctx.db, ctx.viewerId, body.desired),
  }),
});

export const action = loader;
