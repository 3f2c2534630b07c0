import { changeRequest, deleteUpdate } from "~/features/prayer/progress.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { AppError } from "~/shared/errors";

export const loader = api({
  DELETE: endpoint({
    summary: "Delete an update on your own prayer request",
    allowSuspended: true,
    params: pathParams("postId", "updateId"),
    form: {
      confirm: "Are you sure you want to delete this update?",
      successMessage: () => ({ title: "Update deleted" }),
    },
    limit: "edits",
    handle: async ({ ctx, viewer, params: { postId, updateId } }) => {
      const writes = deleteUpdate(postId, updateId);
      const { db } = ctx;
      const deleted = await changeRequest(db, viewer.id, postId, writes, true);
      if (deleted?.length) return;
      const detail = "This update is no longer available.";
      throw new AppError("not_found", { detail });
    },
  }),
});

export const action = loader;
