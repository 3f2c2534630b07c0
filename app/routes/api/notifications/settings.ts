import {
  notificationSettingsSchema,
  settingsChangeSchema,
} from "~/features/notifications/notification-settings";
import {
  updateNotificationSettings,
  getNotificationSettings,
} from "~/features/notifications/notification-settings.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "Your notification settings",
    response: notificationSettingsSchema,
    handle: ({ ctx, viewer }) => getNotificationSettings(ctx.db, viewer),
  }),
  POST: endpoint({
    summary: "Change notification settings; absent fields stay as they are",
    allowSuspended: true,
    body: settingsChangeSchema,
    response: notificationSettingsSchema,
    limit: "notifications",
    handle: ({ ctx, viewer, body }) =>
      updateNotificationSettings(ctx.db, viewer, body),
  }),
});

export const action = loader;
