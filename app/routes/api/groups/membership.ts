import * as membership from "~/features/groups/membership";
import { setMembership } from "~/features/groups/membership.server";
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
      fields: { message: "Your message" },
    },
    limit: "memberships",
    handle: async ({ ctx, viewer, params: { slug }, body }) => {
      const [db, userId] = [ctx.db, viewer.id];
      const result = await setMembership(db, userId, slug, body, ctx.now);
      const { deletedIds, status } = result;
      await Promise.all(deletedIds.map((id) => clearPostCaches(ctx, id)));
      return { status };
    },
  }),
});

export const action = loader;
