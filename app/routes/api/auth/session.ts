import * as z from "zod/mini";
import { endUserSession } from "~/features/auth/sessions.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  DELETE: endpoint({
    summary: "End one of the viewer's sessions",
    auth: "user",
    allowSuspended: true,
    params: z.object({ sessionId: z.string() }),
    response: z.void(),
    status: 204,
    handle: ({ ctx, viewer, params }) =>
      endUserSession(ctx.db, viewer.id, params.sessionId),
  }),
});

export { loader, action };
