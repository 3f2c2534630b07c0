import * as z from "zod/mini";
import {
  reminderParams,
  reminderSchema,
} from "~/features/notifications/reminder";
import {
  listReminders,
  setReminder,
} from "~/features/notifications/reminders.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
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
});

export const action = loader;
