import { removalReasonSchema } from "~/features/groups/membership";
import { removeFromGroup } from "~/features/reports/removal.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  DELETE: endpoint({
    summary: "Remove a comment from a group, as one of its leaders",
    params: pathParams("slug", "commentId"),
    body: removalReasonSchema,
    limit: "edits",
    handle: ({ ctx, viewer, params: { slug, commentId }, body }) =>
      removeFromGroup(ctx, viewer.id, {
        ...{ slug, kind: "comment", targetId: commentId },
        reason: body.reason,
      }),
  }),
});

export const action = loader;
