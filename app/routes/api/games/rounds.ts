import { finishedRoundSchema, scoreSchema } from "~/features/games/score";
import { recordRound } from "~/features/games/scores.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Record a finished practice round, once per roundId",
    body: finishedRoundSchema,
    response: scoreSchema,
    limit: "plays",
    handle: ({ ctx, viewer, body }) =>
      recordRound(ctx.db, viewer.id, body, ctx.now),
  }),
});

export const action = loader;
