import * as z from "zod/mini";
import { endSessionOf } from "~/features/auth/sessions.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  DELETE: endpoint({
    summary: "Sign out in one place",
    auth: "user",
    whileSuspended: true,
    params: z.object({ sessionId: z.string() }),
    reply: z.void(),
    status: 204,
    handle: ({ ctx, viewer, params }) =>
      endSessionOf(ctx.db, viewer.id, params.sessionId),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
