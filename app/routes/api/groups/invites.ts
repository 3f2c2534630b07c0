import * as z from "zod/mini";
import { createInvite, listInvites } from "~/features/groups/invite.server";
import {
  inviteSchema,
  newInviteResponseSchema,
  newInviteSchema,
} from "~/features/groups/membership";
import { api, endpoint, pathParams } from "~/platform/api.server";

const params = pathParams("slug");

export const loader = api({
  GET: endpoint({
    summary: "The invitation links of a group that can still be used",
    params,
    response: z.array(inviteSchema),
    handle: ({ ctx, viewer, params: { slug } }) =>
      listInvites(ctx.db, viewer.id, slug, ctx.now),
  }),
  POST: endpoint({
    summary: "Create an invitation link, which is shown only once",
    params,
    body: newInviteSchema,
    response: newInviteResponseSchema,
    status: 201,
    limit: "invites",
    handle: ({ ctx, viewer, params: { slug }, body }) =>
      createInvite(ctx, viewer.id, slug, body),
  }),
});

export const action = loader;
