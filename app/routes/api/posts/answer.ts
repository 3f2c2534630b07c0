import { clearPostCaches } from "~/features/link-preview/preview.server";
import { answerSchema, prayerStatusSchema } from "~/features/prayer/progress";
import { setAnswer, takeBackAnswer } from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { actionSuccesses } from "~/shared/action-successes";

const params = pathParams("postId");

export const loader = api({
  PUT: endpoint({
    summary: "Mark your own prayer request as answered, with words of thanks",
    params,
    body: answerSchema,
    response: prayerStatusSchema,
    form: {
      successMessage: () => actionSuccesses.answer,
      fields: { content: "Your words of thanks" },
    },
    limit: "comments",
    handle: async ({ ctx, viewer, params: { postId }, body: { content } }) => {
      const { db, now } = ctx;
      const status = await setAnswer(db, viewer.id, postId, content, now);
      await clearPostCaches(ctx, postId);
      return status;
    },
  }),
  DELETE: endpoint({
    summary: "Take back that your own prayer request was answered",
    allowSuspended: true,
    params,
    response: prayerStatusSchema,
    form: { confirm: "Are you sure you want to take back this answer?" },
    limit: "edits",
    handle: async ({ ctx, viewer, params: { postId } }) => {
      const status = await takeBackAnswer(ctx.db, viewer.id, postId, ctx.now);
      await clearPostCaches(ctx, postId);
      return status;
    },
  }),
});

export const action = loader;
