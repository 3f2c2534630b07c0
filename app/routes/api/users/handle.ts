import * as z from "zod/mini";
import * as change from "~/features/users/handle-change";
import { changeHandle } from "~/features/users/handle.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  PATCH: endpoint({
    summary: "Change the viewer's handle",
    auth: "user",
    params: z.object({ userId: z.string() }),
    body: change.handleChangeSchema,
    response: change.handleResponseSchema,
    form: change.handleForm,
    limit: rateLimits.edits,
    handle: ({ ctx, viewer, params, body }) =>
      changeHandle(ctx, viewer.id, params.userId, body),
  }),
});

export { loader, action };
