import { changeRequest, setClosed } from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { switchSchema } from "~/shared/desired";

export const loader = api({
  POST: endpoint({
    summary:
      "Close your own prayer request, or keep it open for two more weeks",
    params: pathParams("postId"),
    body: switchSchema,
    limit: "edits",
    handle: ({ ctx, viewer, params: { postId }, body: { desired } }) => {
      const writes = setClosed(postId, desired, ctx.now);
      return changeRequest(ctx.db, viewer.id, postId, writes);
    },
  }),
});

export const action = loader;
