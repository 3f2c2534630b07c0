import * as z from "zod/mini";
import * as people from "~/features/admin/users";
import { setPermissions } from "~/features/admin/permissions.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { adminLevels } from "~/shared/enums";

export const loader = api({
  PATCH: endpoint({
    summary: "Change a user's admin access",
    params: pathParams("userId"),
    body: people.permissionsSchema,
    response: z.object({
      adminAccess: z.enum(adminLevels),
      isAdmin: z.boolean(),
    }),
    limit: "admin",
    handle: ({ ctx, viewer, params, body }) =>
      setPermissions(ctx, viewer, params.userId, body),
  }),
});

export const action = loader;
