import * as board from "~/features/games/leaderboard-entry";
import { setScoreSharing } from "~/features/games/leaderboard.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Share game scores with followers, or stop sharing",
    auth: "user",
    allowSuspended: true,
    body: board.scoreSharingSchema,
    response: board.scoreSharingResponseSchema,
    limit: rateLimits.edits,
    authInSql: true,
    handle: ({ ctx, body }) =>
      setScoreSharing(ctx.db, ctx.viewerId, body.desired),
  }),
});

export { loader, action };
