import { postSchema } from "~/features/posts/post";
import {
  changeRequest,
  scheduleCheckIn,
} from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Be asked in two weeks how your own prayer request is going",
    params: pathParams("postId"),
    response: postSchema,
    form: {},
    limit: "edits",
    handle: ({ ctx, viewer, params: { postId } }) =>
      changeRequest(ctx.db, viewer.id, postId, [
        scheduleCheckIn(postId, ctx.now),
      ]),
  }),
});

export const action = loader;
