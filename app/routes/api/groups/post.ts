import { removalReasonSchema } from "~/features/groups/membership";
import { removeFromGroup } from "~/features/reports/removal.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Remove a post from a group, as one of its leaders",
    params: pathParams("slug", "postId"),
    body: removalReasonSchema,
    limit: "edits",
    handle: ({ ctx, viewer, params: { slug, postId }, body }) =>
      removeFromGroup(ctx, viewer.id, {
        ...{ slug, kind: "post", targetId: postId },
        reason: body.reason,
      }),
  }),
});

export const action = loader;
