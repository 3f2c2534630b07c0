import * as z from "zod/mini";
import { toPeriod } from "~/features/analytics/period";
import type { DataAccess } from "~/features/audit/audit";
import { queueQuerySchema, ticketSchema } from "~/features/reports/queue";
import { listTickets } from "~/features/reports/queue.server";
import { idPageQuerySchema } from "~/shared/page";
import {
  activityQuerySchema,
  dailyUsersSchema,
  sessionAnalyticsSchema,
} from "./activity";
import { listDailyUsers, listSessionAnalytics } from "./activity.server";
import type { ListView } from "./admin-page";
import { auditItemSchema, auditQuerySchema } from "./audit-item";
import { listAudit } from "./audit-list.server";
import { defineAdminView } from "./define-admin-view.server";
import {
  adminPostSchema,
  adminPostsQuerySchema,
  type AdminPost,
} from "./posts";
import { listPosts } from "./posts.server";
import { adminUserSchema, adminUsersQuerySchema } from "./users";
import { getUserForAdmin, listUsers } from "./users.server";

const toPostAccesses = (authorIds: readonly string[]): DataAccess[] =>
  [...new Set(authorIds)].map((id) => ({
    action: "posts.opened",
    subjectId: id,
    target: `user:${id}`,
  }));

/** A list of at most this many users is logged as access to each of them. */
const maxNamedUsers = 5;

/** Logs each user of a search or a short list. A longer list is logged once, as a table. */
function toSessionAccesses(q: string, ids: readonly string[]): DataAccess[] {
  const action = "sessions.opened";
  const userIds = [...new Set(ids)];
  return q.trim() !== "" || userIds.length <= maxNamedUsers
    ? userIds.map((id) => ({ action, subjectId: id, target: `user:${id}` }))
    : [{ action, subjectId: null, target: "table:sessions" }];
}

const postCsv = {
  head: "id,type,content,likes,comments,shares,userId,username,createdAt",
  toRows: ({ _count, user, ...post }: AdminPost) => [
    { ...post, ..._count, username: user?.username },
  ],
};

/** The lists of the admin area. Each is a view of `/admin`, an API route and, with `csv`, a download. */
export const listViews = {
  users: defineAdminView("users", {
    summary: "All users, for moderation",
    query: adminUsersQuerySchema,
    item: adminUserSchema,
    list: ({ app, viewer, query }) =>
      listUsers(app.db, viewer, query, app.env, app.now),
    csv: {
      head: "id,firstName,lastName,username,email,adminAccess,totalPosts,totalFollowers,totalFollowing,createdAt",
    },
  }),
  posts: defineAdminView("posts", {
    summary: "All posts, for moderation",
    query: adminPostsQuerySchema,
    item: adminPostSchema,
    list: ({ app, viewer, query }) => listPosts(app.db, viewer, query),
    // A search for people counts as access to the posts of every author shown.
    accesses: ({ query }, posts) =>
      query.q.trim() === ""
        ? []
        : toPostAccesses(posts.flatMap(({ userId }) => userId ?? [])),
    csv: postCsv,
  }),
  "user-posts": defineAdminView("user-posts", {
    summary: "A user's posts, for moderation",
    params: z.object({ userId: z.string() }),
    query: idPageQuerySchema,
    item: adminPostSchema,
    list: async ({ app, viewer, query, userId }) => {
      await getUserForAdmin(app.db, viewer, userId);
      const allPosts = { ...query, q: "", order: "newest" } as const;
      return listPosts(app.db, viewer, allPosts, userId);
    },
    accesses: ({ userId }) => toPostAccesses([userId]),
    csv: postCsv,
  }),
  "daily-users": defineAdminView("daily-users", {
    summary: "Active users for each day of a period",
    query: activityQuerySchema,
    item: dailyUsersSchema,
    list: ({ app, viewer, query }) =>
      listDailyUsers(app, viewer, toPeriod(query, app.now), query),
    accesses: ({ query }, days) =>
      toSessionAccesses(
        query.q,
        days.flatMap(({ users }) => users.map(({ id }) => id)),
      ),
    csv: {
      head: "date,id,firstName,lastName,username,email,sessionCount",
      toRows: ({ date, users }) => users.map((user) => ({ date, ...user })),
    },
  }),
  "session-analytics": defineAdminView("session-analytics", {
    summary: "Session totals per user in a period",
    query: activityQuerySchema,
    item: sessionAnalyticsSchema,
    list: ({ app, viewer, query }) =>
      listSessionAnalytics(app.db, viewer, toPeriod(query, app.now), query),
    accesses: ({ query }, users) =>
      toSessionAccesses(
        query.q,
        users.map(({ userId }) => userId),
      ),
    csv: {
      head: "userId,firstName,lastName,username,email,lastSession,totalSessions,avgSessionTime,totalTime",
    },
  }),
  audit: defineAdminView("audit", {
    summary: "Admin actions and data access",
    query: auditQuerySchema,
    item: auditItemSchema,
    list: ({ app, viewer, query }) => listAudit(app.db, viewer, query),
    csv: {
      head: "id,createdAt,actorId,action,subjectId,target,reason,before,after,hash",
    },
  }),
  reports: defineAdminView("reports", {
    summary: "Open reports, most serious first, or decided ones",
    query: queueQuerySchema,
    item: ticketSchema,
    list: ({ app, viewer, query }) =>
      listTickets(app.db, viewer, query, app.now),
  }),
};

export const csvTables = (Object.keys(listViews) as ListView[]).filter(
  (view) => listViews[view].hasCsv,
);
