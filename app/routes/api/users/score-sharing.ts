import { scoreSharingResponseSchema } from "~/features/games/score";
import { setSwitch } from "~/features/account/switches.server";
import { api, endpoint } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Share game scores with followers, or stop sharing",
    allowSuspended: true,
    body: switchSchema,
    response: scoreSharingResponseSchema,
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) =>
      setSwitch(ctx.db, ctx.viewerId, "showsScores", body.desired),
  }),
});

export const action = loader;
