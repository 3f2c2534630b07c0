import * as z from "zod/mini";
import {
  interestCountSchema,
  interestReplySchema,
  interestWords,
} from "~/features/events/interest";
import { countInterest, setInterest } from "~/features/events/interest.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { desiredSchema } from "~/shared/desired";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ postId: z.string() });

const leaf = api({
  GET: endpoint({
    summary: "How many people are interested in an event",
    auth: "anyone",
    params,
    reply: interestCountSchema,
    handle: ({ ctx, params }) =>
      countInterest(ctx.db, ctx.viewerId, params.postId),
  }),
  POST: endpoint({
    summary: "Be interested in an event, or no longer",
    auth: "user",
    params,
    body: desiredSchema,
    reply: interestReplySchema,
    form: {
      atPost: true,
      done: interestWords,
    },
    limit: rateLimits.interests,
    handle: ({ ctx, viewer, params, body }) =>
      setInterest(ctx.db, viewer.id, params.postId, body?.desired, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
