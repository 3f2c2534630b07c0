import { accessSchema } from "~/features/admin/users";
import { checkAccess } from "~/features/admin/permissions.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "The viewer's access to the admin area",
    response: accessSchema,
    handle: ({ viewer }) => checkAccess(viewer),
  }),
});

export const action = loader;
