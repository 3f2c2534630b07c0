import * as z from "zod/mini";
import * as people from "~/features/admin/users";
import { setPowerAdmin } from "~/features/admin/permissions.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { adminLevels } from "~/shared/enums";

export const loader = api({
  PUT: endpoint({
    summary: "Make a user a power admin, or end that (owner only)",
    params: pathParams("userId"),
    body: people.powerAdminSchema,
    response: z.object({
      adminAccess: z.enum(adminLevels),
      isPowerAdmin: z.boolean(),
    }),
    limit: "admin",
    handle: ({ ctx, viewer, params, body }) =>
      setPowerAdmin(ctx, viewer, params.userId, body),
  }),
});

export const action = loader;
