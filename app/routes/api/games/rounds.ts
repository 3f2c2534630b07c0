import { finishedRoundSchema, scoreSchema } from "~/features/games/score";
import { recordRound } from "~/features/games/scores.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Count a round that was played to its end, once for each roundId",
    auth: "user",
    body: finishedRoundSchema,
    reply: scoreSchema,
    limit: rateLimits.plays,
    handle: ({ ctx, viewer, body }) =>
      recordRound(ctx.db, viewer.id, body, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
