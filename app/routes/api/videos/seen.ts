import { markReelsSeen } from "~/features/reels/reels.server";
import { markSeenSchema } from "~/features/reels/visit";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Mark videos as seen",
    allowSuspended: true,
    body: markSeenSchema,
    limit: "reels",
    handle: ({ ctx, viewer, body }) =>
      markReelsSeen(ctx.db, viewer.id, body.postIds, ctx.now),
  }),
});

export const action = loader;
