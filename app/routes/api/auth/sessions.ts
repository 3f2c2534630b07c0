import * as z from "zod/mini";
import { readSanctionCookie } from "~/features/auth/sanctions.server";
import { sessionSchema } from "~/features/auth/session";
import {
  endOtherSessions,
  endUserSession,
  listSessions,
} from "~/features/auth/sessions.server";
import { appealSanction } from "~/features/reports/decision.server";
import { appealSchema } from "~/features/reports/report";
import { appealForm } from "~/features/reports/report-text";
import { currentUserSchema } from "~/features/users/user";
import { apiRoutes, endpoint, pathParams } from "~/platform/api.server";
import { withHeaders } from "~/platform/response.server";
import { endSession } from "~/platform/session.server";

export const loader = apiRoutes({
  "auth/user": {
    GET: endpoint({
      summary: "The signed-in user",
      response: currentUserSchema,
      handle: ({ viewer }) => viewer,
    }),
  },
  "auth/clear-session": {
    POST: endpoint({
      summary: "End the session before signing out on a phone",
      auth: "anyone",
      response: z.object({ cleared: z.literal(true) }),
      handle: async ({ ctx }) =>
        withHeaders({ cleared: true }, [["set-cookie", await endSession(ctx)]]),
    }),
  },
  "auth/appeal": {
    POST: endpoint({
      summary: "Appeal the sanction that blocks a sign-in, once",
      auth: "anyone",
      body: appealSchema,
      form: appealForm,
      limit: "signInAppeals",
      handle: async ({ ctx, body }) =>
        appealSanction(ctx, await readSanctionCookie(ctx), body.message),
    }),
  },
  "auth/sessions": {
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
  },
  "auth/sessions/:sessionId": {
    DELETE: endpoint({
      summary: "End one of the viewer's sessions",
      allowSuspended: true,
      params: pathParams("sessionId"),
      handle: ({ ctx, viewer, params }) =>
        endUserSession(ctx.db, viewer.id, params.sessionId),
    }),
  },
});

export const action = loader;
