import {
  notificationSettingsSchema,
  settingsChangeSchema,
} from "~/features/notifications/notification-settings";
import {
  updateNotificationSettings,
  getNotificationSettings,
} from "~/features/notifications/notification-settings.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const { loader, action } = api({
  GET: endpoint({
    summary: "Your notification settings",
    auth: "user",
    response: notificationSettingsSchema,
    handle: ({ ctx, viewer }) => getNotificationSettings(ctx.db, viewer),
  }),
  POST: endpoint({
    summary: "Change notification settings; absent fields stay as they are",
    auth: "user",
    allowSuspended: true,
    body: settingsChangeSchema,
    response: notificationSettingsSchema,
    limit: rateLimits.notifications,
    handle: ({ ctx, viewer, body }) =>
      updateNotificationSettings(ctx.db, viewer, body),
  }),
});

export { loader, action };
