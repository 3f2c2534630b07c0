import * as optOut from "~/features/analytics/opt-out";
import { setOptOut } from "~/features/analytics/visit.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Leave one's visits uncounted, or count them",
    auth: "user",
    whileSuspended: true,
    body: optOut.optOutSchema,
    reply: optOut.optOutReplySchema,
    form: optOut.optOutForm,
    limit: rateLimits.edits,
    sameTrip: true,
    handle: ({ ctx, body }) => setOptOut(ctx.db, ctx.viewerId, body.desired),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
