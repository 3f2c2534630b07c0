import {
  groupRequestSchema,
  requestsQuerySchema,
} from "~/features/groups/membership";
import { listGroupRequests } from "~/features/groups/requests.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Requests to join the group you lead, or people banned from it",
    params: pathParams("slug"),
    query: requestsQuerySchema,
    list: groupRequestSchema,
    handle: ({ ctx, viewer, params, query }) =>
      listGroupRequests(ctx, viewer.id, params.slug, query),
  }),
});

export const action = loader;
