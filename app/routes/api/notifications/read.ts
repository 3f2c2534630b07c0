import {
  markReadSchema,
  unreadResponseSchema,
} from "~/features/notifications/notification";
import { markAsRead } from "~/features/notifications/notifications.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  POST: endpoint({
    summary: "Mark one notification or a range as read",
    allowSuspended: true,
    body: markReadSchema,
    response: unreadResponseSchema,
    limit: "notifications",
    authInSql: true,
    handle: ({ ctx, body }) => markAsRead(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export const action = loader;
