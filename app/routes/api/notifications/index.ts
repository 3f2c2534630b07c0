import { notificationSchema } from "~/features/notifications/notification";
import { listNotifications } from "~/features/notifications/notifications.server";
import { api, endpoint } from "~/platform/api.server";
import { idPageQuerySchema } from "~/shared/page";

export const loader = api({
  GET: endpoint({
    summary: "Your notifications, newest first",
    query: idPageQuerySchema,
    list: notificationSchema,
    authInSql: true,
    handle: ({ ctx, query }) => listNotifications(ctx.db, ctx.viewerId, query),
  }),
});

export const action = loader;
