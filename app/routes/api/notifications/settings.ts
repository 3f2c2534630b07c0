import {
  noticeSettingsForm,
  noticeSettingsSchema,
  settingsChangeSchema,
} from "~/features/notifications/notice-settings";
import {
  changeNoticeSettings,
  getNoticeSettings,
} from "~/features/notifications/notice-settings.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  GET: endpoint({
    summary: "What the viewer wants to be told, where and when",
    auth: "user",
    reply: noticeSettingsSchema,
    handle: ({ ctx, viewer }) => getNoticeSettings(ctx.db, viewer),
  }),
  POST: endpoint({
    summary: "Change what one is told; what is absent stays",
    auth: "user",
    whileSuspended: true,
    body: settingsChangeSchema,
    reply: noticeSettingsSchema,
    form: noticeSettingsForm,
    limit: rateLimits.edits,
    handle: ({ ctx, viewer, body }) =>
      changeNoticeSettings(ctx.db, viewer, body),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
