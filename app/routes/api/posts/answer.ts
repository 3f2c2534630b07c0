import { clearPostCaches } from "~/features/link-preview/preview.server";
import { answerSchema } from "~/features/prayer/progress";
import {
  changeRequest,
  setAnswer,
  takeBackAnswer,
} from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

const params = pathParams("postId");

export const loader = api({
  PUT: endpoint({
    summary: "Mark your own prayer request as answered, with words of thanks",
    params,
    body: answerSchema,
    limit: "updates",
    handle: ({ ctx, viewer, params: { postId }, body: { content } }) => {
      const writes = setAnswer(postId, content, ctx.now);
      return changeRequest(ctx.db, viewer.id, postId, writes);
    },
  }),
  DELETE: endpoint({
    summary: "Take back that your own prayer request was answered",
    allowSuspended: true,
    params,
    limit: "edits",
    handle: async ({ ctx, viewer, params: { postId } }) => {
      const writes = takeBackAnswer(postId, ctx.now);
      await changeRequest(ctx.db, viewer.id, postId, writes, true);
      await clearPostCaches(ctx, postId);
    },
  }),
});

export const action = loader;
