import { ownInterestSchema } from "~/features/events/interest";
import { getOwnInterest } from "~/features/events/interest.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Whether the viewer is interested in an event",
    params: pathParams("postId"),
    response: ownInterestSchema,
    authInSql: true,
    handle: ({ ctx, params }) =>
      getOwnInterest(ctx.db, ctx.viewerId, params.postId),
  }),
});

export const action = loader;
