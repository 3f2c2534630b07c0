import * as z from "zod/mini";
import { endedResponseSchema, sessionSchema } from "~/features/auth/session";
import {
  endOtherSessions,
  listSessions,
} from "~/features/auth/sessions.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "The viewer's sessions",
    auth: "user",
    response: z.array(sessionSchema),
    handle: ({ ctx, viewer }) =>
      listSessions(ctx.db, viewer.id, ctx.sessionId, ctx.now),
  }),
  DELETE: endpoint({
    summary: "End all other sessions of the viewer",
    auth: "user",
    allowSuspended: true,
    response: endedResponseSchema,
    handle: ({ ctx, viewer }) =>
      endOtherSessions(ctx.db, viewer.id, ctx.sessionId),
  }),
});

export { loader, action };
