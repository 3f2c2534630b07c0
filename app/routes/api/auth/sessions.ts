import * as z from "zod/mini";
import { sessionSchema } from "~/features/auth/session";
import {
  endOtherSessions,
  listSessions,
} from "~/features/auth/sessions.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "The viewer's sessions",
    response: z.array(sessionSchema),
    handle: ({ ctx, viewer }) =>
      listSessions(ctx.db, viewer.id, ctx.sessionId, ctx.now),
  }),
  DELETE: endpoint({
    summary: "End all other sessions of the viewer",
    allowSuspended: true,
    response: z.object({ ended: z.number() }),
    handle: ({ ctx, viewer }) =>
      endOtherSessions(ctx.db, viewer.id, ctx.sessionId),
  }),
});

export const action = loader;
