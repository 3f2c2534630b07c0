import * as z from "zod/mini";
import { gamePlaySchema } from "~/features/analytics/visit";
import { recordPlay } from "~/features/analytics/visit.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "A round of a game has begun",
    auth: "user",
    whileSuspended: true,
    body: gamePlaySchema,
    reply: z.void(),
    status: 204,
    limit: rateLimits.plays,
    sameTrip: true,
    handle: ({ ctx, body }) => recordPlay(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
