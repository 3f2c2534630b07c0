import {
  markReadSchema,
  unreadResponseSchema,
} from "~/features/notifications/notification";
import { markAsRead } from "~/features/notifications/notifications.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  POST: endpoint({
    summary: "Mark one notification or a range as read",
    auth: "user",
    allowSuspended: true,
    body: markReadSchema,
    response: unreadResponseSchema,
    limit: rateLimits.notifications,
    authInSql: true,
    handle: ({ ctx, body }) => markAsRead(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export { loader, action };
