import * as puzzle from "~/features/games/puzzle";
import { answerPuzzle } from "~/features/games/puzzle.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Answer a step of the daily puzzle; only the first answer counts",
    auth: "user",
    params: puzzle.puzzleParams,
    body: puzzle.puzzleAnswerSchema,
    response: puzzle.puzzleResponseSchema,
    limit: rateLimits.plays,
    handle: ({ ctx, viewer, params, body }) =>
      answerPuzzle(ctx, viewer.id, params.game, body),
  }),
});

export { loader, action };
