import * as z from "zod/mini";
import { pageVisitSchema } from "~/features/analytics/visit";
import { recordVisit } from "~/features/analytics/visit.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "A page has loaded, or is left",
    auth: "user",
    whileSuspended: true,
    body: pageVisitSchema,
    reply: z.void(),
    status: 204,
    limit: rateLimits.visits,
    sameTrip: true,
    handle: ({ ctx, body }) => recordVisit(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
