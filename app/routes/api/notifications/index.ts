import { noticeSchema } from "~/features/notifications/notice";
import { listNotices } from "~/features/notifications/notices.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { idPageQuerySchema } from "~/shared/page";

const leaf = api({
  GET: endpoint({
    summary: "What the viewer is told, the newest first",
    auth: "user",
    query: idPageQuerySchema,
    reply: noticeSchema,
    list: true,
    sameTrip: true,
    handle: ({ ctx, query }) => listNotices(ctx.db, ctx.viewerId, query),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
