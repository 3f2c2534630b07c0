import * as z from "zod/mini";
import { endedReplySchema, sessionSchema } from "~/features/auth/session";
import {
  endOtherSessions,
  listSessions,
} from "~/features/auth/sessions.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Where one is signed in",
    auth: "user",
    reply: z.array(sessionSchema),
    handle: ({ ctx, viewer }) =>
      listSessions(ctx.db, viewer.id, ctx.sessionId, ctx.now),
  }),
  DELETE: endpoint({
    summary: "Sign out everywhere else",
    auth: "user",
    whileSuspended: true,
    reply: endedReplySchema,
    handle: ({ ctx, viewer }) =>
      endOtherSessions(ctx.db, viewer.id, ctx.sessionId),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
