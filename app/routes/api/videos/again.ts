import { newVisit } from "~/features/reels/reels.server";
import { forgetSeen } from "~/features/reels/seen.server";
import { visitSchema } from "~/features/reels/visit";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Begin the videos anew: none counts as seen",
    auth: "user",
    whileSuspended: true,
    reply: visitSchema,
    limit: rateLimits.reels,
    handle: async ({ ctx, viewer }) => {
      await forgetSeen(ctx.db, viewer.id);
      return newVisit(ctx.now);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
