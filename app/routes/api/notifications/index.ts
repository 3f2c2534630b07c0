import { notificationSchema } from "~/features/notifications/notification";
import { listNotifications } from "~/features/notifications/notifications.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { idPageQuerySchema } from "~/shared/page";

const { loader, action } = api({
  GET: endpoint({
    summary: "Your notifications, newest first",
    auth: "user",
    query: idPageQuerySchema,
    response: notificationSchema,
    list: true,
    authInSql: true,
    handle: ({ ctx, query }) => listNotifications(ctx.db, ctx.viewerId, query),
  }),
});

export { loader, action };
