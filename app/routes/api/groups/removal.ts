import { removalReasonSchema } from "~/features/groups/membership";
import { removeFromGroup } from "~/features/reports/removal.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

const removal = (kind: "post" | "comment") =>
  endpoint({
    summary: `Remove a ${kind} from a group, as one of its leaders`,
    params: pathParams("slug", "targetId"),
    body: removalReasonSchema,
    limit: "edits",
    handle: ({ ctx, viewer, params, body }) =>
      removeFromGroup(ctx, viewer.id, { ...params, ...body, kind }),
  });

const removals = { posts: removal("post"), comments: removal("comment") };

/** /api/groups/{slug}/posts/{targetId} and …/comments/{targetId} */
export const loader = api((path) => ({
  DELETE: removals[path.split("/").at(-2) as keyof typeof removals],
}));

export const action = loader;
