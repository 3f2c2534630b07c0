import * as z from "zod/mini";
import { dailyChangeSchema } from "~/features/admin/settings";
import { adjustDaily } from "~/features/admin/settings.server";
import { api, endpoint } from "~/platform/api.server";

/** Serves both the verse and the prayer of the day; the path says which. */
export const loader = api((path) => {
  const kind = path.includes("verse") ? "verse" : "prayer";
  return {
    POST: endpoint({
      summary: `Raise or lower the displayed counts of the ${kind} of the day`,
      body: dailyChangeSchema,
      response: z.object({ likesCount: z.number(), sharesCount: z.number() }),
      limit: "admin",
      handle: ({ ctx, viewer, body }) => adjustDaily(ctx, viewer, kind, body),
    }),
  };
});

export const action = loader;
