import { prayedSharingResponseSchema } from "~/features/prayer/prayed";
import { setSwitch } from "~/features/account/switches.server";
import { api, endpoint } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Tell authors of requests that you prayed, or stop telling them",
    allowSuspended: true,
    body: switchSchema,
    response: prayedSharingResponseSchema,
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) =>
      setSwitch(ctx.db, ctx.viewerId, "showsPrayed", body.desired),
  }),
});

export const action = loader;
