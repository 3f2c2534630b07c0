import * as z from "zod/mini";
import { markSeen } from "~/features/reels/seen.server";
import { seenSchema } from "~/features/reels/visit";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Keep that the viewer has seen these videos",
    auth: "user",
    whileSuspended: true,
    body: seenSchema,
    reply: z.void(),
    status: 204,
    limit: rateLimits.reels,
    handle: ({ ctx, viewer, body }) =>
      markSeen(ctx.db, viewer.id, body.postIds, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
