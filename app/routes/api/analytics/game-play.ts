import { gamePlaySchema } from "~/features/analytics/visit";
import { recordGamePlay } from "~/features/analytics/visit.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Record the start of a game round",
    allowSuspended: true,
    body: gamePlaySchema,
    limit: "plays",
    authInSql: true,
    handle: ({ ctx, body }) =>
      recordGamePlay(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export const action = loader;
