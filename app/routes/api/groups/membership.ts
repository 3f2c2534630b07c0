import { deleteInGroup } from "~/features/comments/delete-in-group.server";
import * as membership from "~/features/groups/membership";
import { join, leave } from "~/features/groups/membership.server";
import { clearPostCaches } from "~/features/link-preview/preview.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Join a group, ask to join it, withdraw the request, or leave",
    params: pathParams("slug"),
    body: membership.membershipSchema,
    response: membership.membershipResponseSchema,
    form: {
      successMessage: ({ status }) => membership.membershipTexts[status],
    },
    limit: "memberships",
    handle: async ({ ctx, viewer: { id }, params: { slug }, body }) => {
      if (body.desired) return join(ctx, id, slug, body.message);
      const writes = body.deletePosts ? deleteInGroup(id, slug) : [];
      for (const { id: postId, audience } of await leave(ctx, id, slug, writes))
        if (audience === "everyone") await clearPostCaches(ctx, String(postId));
      return { status: "none" };
    },
  }),
});

export const action = loader;
