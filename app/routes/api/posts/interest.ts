import * as z from "zod/mini";
import {
  interestCountSchema,
  interestResponseSchema,
  interestMessage,
} from "~/features/events/interest";
import { countInterest, setInterest } from "~/features/events/interest.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { desiredSchema } from "~/shared/desired";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ postId: z.string() });

const { loader, action } = api({
  GET: endpoint({
    summary: "How many people are interested in an event",
    auth: "anyone",
    params,
    response: interestCountSchema,
    handle: ({ ctx, params }) =>
      countInterest(ctx.db, ctx.viewerId, params.postId),
  }),
  POST: endpoint({
    summary: "Set or toggle the viewer's interest in an event",
    auth: "user",
    params,
    body: desiredSchema,
    response: interestResponseSchema,
    form: {
      scrollToPost: true,
      successMessage: interestMessage,
    },
    limit: rateLimits.interests,
    handle: ({ ctx, viewer, params, body }) =>
      setInterest(ctx.db, viewer.id, params.postId, body?.desired, ctx.now),
  }),
});

export { loader, action };
