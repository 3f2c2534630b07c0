import { gamePlaySchema, pageVisitSchema } from "~/features/analytics/visit";
import {
  recordGamePlay,
  recordPageVisit,
} from "~/features/analytics/visit.server";
import { apiRoutes, endpoint } from "~/platform/api.server";

export const loader = apiRoutes({
  "analytics/page-visit": {
    POST: endpoint({
      summary: "Record that a page was loaded or hidden",
      allowSuspended: true,
      body: pageVisitSchema,
      limit: "visits",
      authInSql: true,
      handle: ({ ctx, body }) =>
        recordPageVisit(ctx.db, ctx.viewerId, body, ctx.now),
    }),
  },
  "analytics/game-play": {
    POST: endpoint({
      summary: "Record the start of a game round",
      allowSuspended: true,
      body: gamePlaySchema,
      limit: "plays",
      authInSql: true,
      handle: ({ ctx, body }) =>
        recordGamePlay(ctx.db, ctx.viewerId, body, ctx.now),
    }),
  },
});

export const action = loader;
