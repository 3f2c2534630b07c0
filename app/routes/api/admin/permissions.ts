import * as z from "zod/mini";
import * as people from "~/features/admin/users";
import { setPermissions } from "~/features/admin/permissions.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  PATCH: endpoint({
    summary: "Change a user's admin access",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: people.permissionsSchema,
    response: people.permissionsResponseSchema,
    limit: rateLimits.admin,
    handle: ({ ctx, viewer, params, body }) =>
      setPermissions(ctx, viewer, params.userId, body),
  }),
});

export { loader, action };
