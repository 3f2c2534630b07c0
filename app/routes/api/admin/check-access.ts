import { accessSchema } from "~/features/admin/people";
import { checkAccess } from "~/features/admin/permissions.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "Whether one may see the admin area, and do what there",
    auth: "user",
    reply: accessSchema,
    handle: ({ viewer }) => checkAccess(viewer),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
