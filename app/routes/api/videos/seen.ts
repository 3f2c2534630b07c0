import * as z from "zod/mini";
import { markReelsSeen } from "~/features/reels/seen.server";
import { markSeenSchema } from "~/features/reels/visit";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Mark videos as seen",
    auth: "user",
    allowSuspended: true,
    body: markSeenSchema,
    response: z.void(),
    status: 204,
    limit: rateLimits.reels,
    handle: ({ ctx, viewer, body }) =>
      markReelsSeen(ctx.db, viewer.id, body.postIds, ctx.now),
  }),
});

export { loader, action };
