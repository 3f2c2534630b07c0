import * as posts from "~/features/admin/posts";
import { adjustDaily } from "~/features/admin/settings.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

/** Serves both the verse and the prayer of the day; the path says which. */
const { loader, action } = api((path) => {
  const kind = path.includes("verse") ? "verse" : "prayer";
  return {
    POST: endpoint({
      summary: `Raise or lower the displayed counts of the ${kind} of the day`,
      auth: "user",
      body: posts.dailyChangeSchema,
      response: posts.dailyChangeResponseSchema,
      limit: rateLimits.admin,
      handle: ({ ctx, viewer, body }) => adjustDaily(ctx, viewer, kind, body),
    }),
  };
});

export { loader, action };
