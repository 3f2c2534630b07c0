import { groupChangeSchema, groupSchema } from "~/features/groups/group";
import { purgeGroup } from "~/features/groups/group-cache.server";
import { getGroup } from "~/features/groups/group.server";
import { updateGroup } from "~/features/groups/group-changes.server";
import { deleteGroupAndPreviews } from "~/features/link-preview/withdraw-groups.server";
import { narrowPosts } from "~/features/posts/group-posting.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { createImageStore } from "~/platform/image-store.server";

const params = pathParams("slug");

export const loader = api({
  GET: endpoint({
    summary: "A group",
    auth: "anyone",
    params,
    response: groupSchema,
    handle: ({ ctx, params }) => getGroup(ctx.db, ctx.viewerId, params.slug),
  }),
  PATCH: endpoint({
    summary: "Change a group that the viewer leads",
    params,
    body: groupChangeSchema,
    acceptsImage: true,
    response: groupSchema,
    limit: "edits",
    handle: async ({ ctx, viewer, params: { slug }, body }) => {
      const app = { ...ctx, images: createImageStore(ctx) };
      const group = await updateGroup(app, viewer.id, slug, body, narrowPosts);
      await purgeGroup(ctx, slug);
      return group;
    },
  }),
  DELETE: endpoint({
    summary: "Delete the viewer's own group with its posts",
    params,
    limit: "edits",
    handle: ({ ctx, viewer, params }) =>
      deleteGroupAndPreviews(ctx, viewer.id, params.slug),
  }),
});

export const action = loader;
