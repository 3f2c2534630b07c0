import * as z from "zod/mini";
import {
  markReadSchema,
  notificationSchema,
  unreadResponseSchema,
} from "~/features/notifications/notification";
import {
  notificationSettingsSchema,
  settingsChangeSchema,
} from "~/features/notifications/notification-settings";
import {
  getNotificationSettings,
  updateNotificationSettings,
} from "~/features/notifications/notification-settings.server";
import {
  listNotifications,
  markAsRead,
} from "~/features/notifications/notifications.server";
import * as devices from "~/features/notifications/push/devices.server";
import * as push from "~/features/notifications/push/push-device";
import {
  reminderParams,
  reminderSchema,
} from "~/features/notifications/reminder";
import {
  listReminders,
  setReminder,
} from "~/features/notifications/reminders.server";
import { apiRoutes, endpoint } from "~/platform/api.server";
import { idPageQuerySchema } from "~/shared/page";

export const loader = apiRoutes({
  notifications: {
    GET: endpoint({
      summary: "Your notifications, newest first",
      query: idPageQuerySchema,
      list: notificationSchema,
      authInSql: true,
      handle: ({ ctx, query }) =>
        listNotifications(ctx.db, ctx.viewerId, query),
    }),
  },
  "notifications/read": {
    POST: endpoint({
      summary: "Mark one notification or a range as read",
      allowSuspended: true,
      body: markReadSchema,
      response: unreadResponseSchema,
      limit: "notifications",
      authInSql: true,
      handle: ({ ctx, body }) =>
        markAsRead(ctx.db, ctx.viewerId, body, ctx.now),
    }),
  },
  "notifications/settings": {
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
  },
  "notifications/devices": {
    GET: endpoint({
      summary: "Your devices with notifications, and the key to subscribe with",
      response: push.devicesResponseSchema,
      handle: ({ ctx, viewer }) => devices.listDevices(ctx, viewer.id),
    }),
    POST: endpoint({
      summary: "Turn on notifications on this device",
      allowSuspended: true,
      body: push.newDeviceSchema,
      response: push.pushDeviceSchema,
      status: 201,
      limit: "devices",
      handle: ({ ctx, viewer, body }) =>
        devices.saveDevice(ctx, viewer.id, body),
    }),
  },
  "notifications/devices/current": {
    POST: endpoint({
      summary:
        "Report the browser's push subscription; returns whether this device gets notifications",
      allowSuspended: true,
      body: push.currentDeviceSchema,
      response: push.currentDeviceResponseSchema,
      limit: "devices",
      handle: ({ ctx, viewer, body }) =>
        devices.reconcileDevice(ctx, viewer.id, body),
    }),
  },
  "notifications/devices/:deviceId": {
    DELETE: endpoint({
      summary: "Turn off notifications on one of your devices",
      allowSuspended: true,
      params: push.deviceParams,
      limit: "devices",
      handle: ({ ctx, viewer, params }) =>
        devices.deleteDevice(ctx.db, viewer.id, params.deviceId),
    }),
  },
  "notifications/devices/:deviceId/test": {
    POST: endpoint({
      summary: "Send a test notification to one of your devices",
      allowSuspended: true,
      params: push.deviceParams,
      response: z.object({ queued: z.boolean() }),
      limit: "testPushes",
      handle: ({ ctx, viewer, params }) =>
        devices.sendTestPush(ctx, viewer.id, params.deviceId),
    }),
  },
  "reminders/:kind": {
    GET: endpoint({
      summary: "One of your daily reminders; null if it is off",
      params: reminderParams,
      response: z.nullable(reminderSchema),
      handle: async ({ ctx, viewer, params }) =>
        (await listReminders(ctx.db, viewer.id))[params.kind] ?? null,
    }),
    PUT: endpoint({
      summary: "Turn on a daily reminder, or change its time",
      allowSuspended: true,
      params: reminderParams,
      body: reminderSchema,
      response: reminderSchema,
      limit: "notifications",
      handle: ({ ctx, viewer, params, body }) =>
        setReminder(ctx.db, viewer.id, params.kind, body, ctx.now),
    }),
    DELETE: endpoint({
      summary: "Turn off a daily reminder",
      allowSuspended: true,
      params: reminderParams,
      limit: "notifications",
      handle: ({ ctx, viewer, params }) =>
        setReminder(ctx.db, viewer.id, params.kind, null, ctx.now),
    }),
  },
});

export const action = loader;
