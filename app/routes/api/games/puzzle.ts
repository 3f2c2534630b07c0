import * as puzzle from "~/features/games/puzzle";
import { answerPuzzle } from "~/features/games/puzzle.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Answer a step of the day's puzzle; the first answer stands",
    auth: "user",
    params: puzzle.puzzleParams,
    body: puzzle.puzzleAnswerSchema,
    reply: puzzle.puzzleReplySchema,
    limit: rateLimits.plays,
    handle: ({ ctx, viewer, params, body }) =>
      answerPuzzle(ctx, viewer.id, params.game, body),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
