import { endUserSession } from "~/features/auth/sessions.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "End one of the viewer's sessions",
    allowSuspended: true,
    params: pathParams("sessionId"),
    handle: ({ ctx, viewer, params }) =>
      endUserSession(ctx.db, viewer.id, params.sessionId),
  }),
});

export const action = loader;
