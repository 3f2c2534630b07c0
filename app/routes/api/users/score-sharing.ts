import * as board from "~/features/games/leaderboard-entry";
import { setScoreSharing } from "~/features/games/leaderboard.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Share game scores with followers, or stop sharing",
    allowSuspended: true,
    body: board.scoreSharingSchema,
    response: board.scoreSharingResponseSchema,
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) =>
      setScoreSharing(ctx.db, ctx.viewerId, body.desired),
  }),
});

export const action = loader;
