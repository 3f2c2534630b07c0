import { levelSchema } from "~/features/groups/membership";
import { setGroupNotifications } from "~/features/groups/membership.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  PUT: endpoint({
    summary: "Choose which posts in one of your groups you are notified of",
    allowSuspended: true,
    params: pathParams("slug"),
    body: levelSchema,
    response: levelSchema,
    limit: "notifications",
    handle: ({ ctx, viewer, params: { slug }, body: { level } }) =>
      setGroupNotifications(ctx.db, viewer.id, slug, level),
  }),
});

export const action = loader;
