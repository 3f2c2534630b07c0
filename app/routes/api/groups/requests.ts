import { groupRequestSchema } from "~/features/groups/membership";
import { listGroupRequests } from "~/features/groups/requests.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { pageQuerySchema } from "~/shared/page";

export const loader = api({
  GET: endpoint({
    summary: "Requests to join the group you lead, oldest first",
    params: pathParams("slug"),
    query: pageQuerySchema,
    list: groupRequestSchema,
    handle: ({ ctx, viewer, params, query }) =>
      listGroupRequests(ctx, viewer.id, params.slug, query),
  }),
});

export const action = loader;
