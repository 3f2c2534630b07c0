import * as z from "zod/mini";
import { saidDone } from "~/features/admin/act-words";
import * as people from "~/features/admin/people";
import { setPermissions } from "~/features/admin/permissions.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  PATCH: endpoint({
    summary: "Say what somebody may do in the admin area",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: people.permissionsSchema,
    reply: people.permissionsReplySchema,
    form: { done: () => saidDone("permissions") },
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, body }) =>
      setPermissions(ctx, viewer, params.userId, body),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
