import { setSwitch } from "~/features/account/switches.server";
import { api, endpoint } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary: "Hide anonymous prayer requests in lists, or show them again",
    allowSuspended: true,
    body: switchSchema,
    limit: "edits",
    authInSql: true,
    handle: ({ ctx, body }) =>
      setSwitch(ctx.db, ctx.viewerId, "hidesAnonymous", body.desired),
  }),
});

export const action = loader;
