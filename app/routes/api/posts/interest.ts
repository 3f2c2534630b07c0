import {
  interestCountSchema,
  interestResponseSchema,
  interestMessage,
} from "~/features/events/interest";
import { getInterest, setInterest } from "~/features/events/interest.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { desiredSchema } from "~/shared/desired";

const params = pathParams("postId");

export const loader = api({
  GET: endpoint({
    summary: "How many people are interested in an event",
    auth: "anyone",
    params,
    response: interestCountSchema,
    handle: async ({ ctx, params }) => {
      const interest = await getInterest(ctx.db, ctx.viewerId, params.postId);
      return { count: interest.count };
    },
  }),
  POST: endpoint({
    summary: "Set or toggle the viewer's interest in an event",
    params,
    body: desiredSchema,
    response: interestResponseSchema,
    form: {
      scrollToPost: true,
      successMessage: interestMessage,
    },
    limit: "interests",
    handle: ({ ctx, viewer, params, body }) =>
      setInterest(ctx.db, viewer.id, params.postId, body?.desired, ctx.now),
  }),
});

export const action = loader;
