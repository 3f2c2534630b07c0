import { createVisit } from "~/features/reels/reels.server";
import { clearSeen } from "~/features/reels/seen.server";
import { visitSchema } from "~/features/reels/visit";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Start the videos over: none counts as seen",
    auth: "user",
    allowSuspended: true,
    response: visitSchema,
    limit: rateLimits.reels,
    handle: async ({ ctx, viewer }) => {
      await clearSeen(ctx.db, viewer.id);
      return createVisit(ctx.now);
    },
  }),
});

export { loader, action };
