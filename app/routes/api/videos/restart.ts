import { createVisit, clearSeen } from "~/features/reels/reels.server";
import { visitSchema } from "~/features/reels/visit";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Start the videos over, with none marked as seen",
    allowSuspended: true,
    response: visitSchema,
    limit: "reels",
    handle: async ({ ctx, viewer }) => {
      await clearSeen(ctx.db, viewer.id);
      return createVisit(ctx.now);
    },
  }),
});

export const action = loader;
