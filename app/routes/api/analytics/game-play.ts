import * as z from "zod/mini";
import { gamePlaySchema } from "~/features/analytics/visit";
import { recordGamePlay } from "~/features/analytics/visit.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Record the start of a game round",
    auth: "user",
    allowSuspended: true,
    body: gamePlaySchema,
    response: z.void(),
    status: 204,
    limit: rateLimits.plays,
    authInSql: true,
    handle: ({ ctx, body }) =>
      recordGamePlay(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export { loader, action };
