import { finishedRoundSchema, scoreSchema } from "~/features/games/score";
import { recordRound } from "~/features/games/scores.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Record a finished practice round, once per roundId",
    auth: "user",
    body: finishedRoundSchema,
    response: scoreSchema,
    limit: rateLimits.plays,
    handle: ({ ctx, viewer, body }) =>
      recordRound(ctx.db, viewer.id, body, ctx.now),
  }),
});

export { loader, action };
