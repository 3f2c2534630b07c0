import {
  leaderboardEntrySchema,
  leaderboardQuerySchema,
  puzzleParams,
} from "~/features/games/score";
import { listLeaderboard } from "~/features/games/leaderboard.server";
import * as z from "zod/mini";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Leaderboard of a game among the people the viewer follows",
    params: puzzleParams,
    query: leaderboardQuerySchema,
    response: z.array(leaderboardEntrySchema),
    authInSql: true,
    handle: ({ ctx, params, query }) =>
      listLeaderboard(ctx.db, ctx.viewerId, params.game, query.by, ctx.now),
  }),
});

export const action = loader;
