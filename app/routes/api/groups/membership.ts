import {
  membershipResponseSchema,
  membershipSchema,
  membershipTexts,
} from "~/features/groups/membership";
import { join, leave } from "~/features/groups/membership.server";
import { clearPostCaches } from "~/features/link-preview/preview.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Join a group, ask to join it, withdraw the request, or leave",
    params: pathParams("slug"),
    body: membershipSchema,
    response: membershipResponseSchema,
    form: { successMessage: ({ status }) => membershipTexts[status] },
    limit: "memberships",
    handle: async ({ ctx, viewer: { id }, params: { slug }, body }) => {
      const { desired, message, deletePosts } = body;
      if (desired) return join(ctx, id, slug, message);
      const deleted = await leave(ctx, id, slug, deletePosts);
      await Promise.all(deleted.map((postId) => clearPostCaches(ctx, postId)));
      return { status: "none" };
    },
  }),
});

export const action = loader;
