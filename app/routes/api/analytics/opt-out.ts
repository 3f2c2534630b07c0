import * as optOut from "~/features/analytics/opt-out";
import { setOptOut } from "~/features/analytics/visit.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Stop or resume counting the viewer's visits",
    auth: "user",
    allowSuspended: true,
    body: optOut.optOutSchema,
    response: optOut.optOutResponseSchema,
    limit: rateLimits.edits,
    authInSql: true,
    handle: ({ ctx, body }) => setOptOut(ctx.db, ctx.viewerId, body.desired),
  }),
});

export { loader, action };
