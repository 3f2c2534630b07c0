import { saidDone } from "~/features/admin/act-words";
import * as posts from "~/features/admin/posts";
import { adjustDaily } from "~/features/admin/settings.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

/** The day's verse and its prayer share this leaf, which tells them apart by the path. */
const leaf = api((path) => {
  const kind = path.includes("verse") ? "verse" : "prayer";
  return {
    POST: endpoint({
      summary: `Raise or lower the shown counts of the ${kind} of the day`,
      auth: "user",
      body: posts.dailyChangeSchema,
      reply: posts.dailyChangeReplySchema,
      form: { done: () => saidDone(kind) },
      limit: rateLimits.admin,
      handle: ({ ctx, viewer, body }) => adjustDaily(ctx, viewer, kind, body),
    }),
  };
});

export const loader = leaf.loader;
export const action = leaf.action;
