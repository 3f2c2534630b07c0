import * as puzzle from "~/features/games/score";
import { answerPuzzle } from "~/features/games/puzzle.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Answer a step of the daily puzzle; only the first answer counts",
    params: puzzle.puzzleParams,
    body: puzzle.puzzleAnswerSchema,
    response: puzzle.puzzleResponseSchema,
    limit: "plays",
    handle: ({ ctx, viewer, params, body }) =>
      answerPuzzle(ctx, viewer.id, params.game, body),
  }),
});

export const action = loader;
