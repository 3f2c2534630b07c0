import { defaultAudienceSchema } from "~/features/audience/audience";
import { setDefaultAudience } from "~/features/audience/audience.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  PUT: endpoint({
    summary: "Choose who sees your new posts, unless a post says otherwise",
    body: defaultAudienceSchema,
    response: defaultAudienceSchema,
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) =>
      setDefaultAudience(ctx.db, ctx.viewerId, body.audience),
  }),
});

export const action = loader;
