import { ownInterestSchema } from "~/features/events/interest";
import { getInterest } from "~/features/events/interest.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Whether the viewer is interested in an event",
    params: pathParams("postId"),
    response: ownInterestSchema,
    authInSql: true,
    handle: async ({ ctx, params }) => {
      const interest = await getInterest(ctx.db, ctx.viewerId, params.postId);
      return { isInterested: interest.isInterested };
    },
  }),
});

export const action = loader;
