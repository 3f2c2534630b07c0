import { groupMemberSchema } from "~/features/groups/membership";
import { listMembers } from "~/features/groups/members.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { pageQuerySchema } from "~/shared/page";

export const loader = api({
  GET: endpoint({
    summary: "The members of a group, the owner and leaders first",
    params: pathParams("slug"),
    query: pageQuerySchema,
    list: groupMemberSchema,
    handle: ({ ctx, viewer, params, query }) =>
      listMembers(ctx, viewer.id, params.slug, query),
  }),
});

export const action = loader;
