import { accessSchema } from "~/features/admin/users";
import { checkAccess } from "~/features/admin/permissions.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "The viewer's access to the admin area",
    auth: "user",
    response: accessSchema,
    handle: ({ viewer }) => checkAccess(viewer),
  }),
});

export { loader, action };
