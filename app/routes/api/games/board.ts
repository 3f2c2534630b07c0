import {
  boardEntrySchema,
  boardQuerySchema,
} from "~/features/games/board-entry";
import { listBoard } from "~/features/games/board.server";
import { puzzleParams } from "~/features/games/puzzle";
import * as z from "zod/mini";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "The best of a game among the people the viewer follows",
    auth: "user",
    params: puzzleParams,
    query: boardQuerySchema,
    reply: z.array(boardEntrySchema),
    sameTrip: true,
    handle: ({ ctx, params, query }) =>
      listBoard(ctx.db, ctx.viewerId, params.game, query.by, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
