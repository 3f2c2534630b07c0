import {
  readNoticesForm,
  readNoticesSchema,
  unreadReplySchema,
} from "~/features/notifications/notice";
import { readNotices } from "~/features/notifications/notices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  POST: endpoint({
    summary: "Mark one notification as read, or all up to one",
    auth: "user",
    whileSuspended: true,
    body: readNoticesSchema,
    reply: unreadReplySchema,
    form: readNoticesForm,
    limit: rateLimits.notices,
    sameTrip: true,
    handle: ({ ctx, body }) => readNotices(ctx.db, ctx.viewerId, body, ctx.now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
