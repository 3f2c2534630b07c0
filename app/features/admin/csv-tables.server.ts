import { toPeriod } from "~/features/analytics/period";
import { parseInput } from "~/platform/body.server";
import type { AppContext } from "~/platform/context.server";
import { pageQuerySchema, maxPageSize, type Page } from "~/shared/page";
import type { Viewer } from "~/shared/viewer";
import { activityQuerySchema } from "./activity";
import { listDailyUsers, listSessionAnalytics } from "./activity.server";
import { auditQuerySchema } from "./audit-item";
import { listAudit } from "./audit-list.server";
import type { Cells, CsvQuery, CsvTable } from "./csv";
import { adminUsersQuerySchema } from "./users";
import { listUsers } from "./users.server";
import { adminPostsQuerySchema, type AdminPost } from "./posts";
import { listPosts, listUserPostsForAdmin } from "./posts.server";

export interface Table {
  head: Cells;
  /** A page of the view's list. */
  page: (cursor: string | null) => Promise<Page<Cells[]>>;
}

async function toCells<Item>(
  page: Promise<Page<Item>>,
  toRows: (item: Item) => Cells[],
): Promise<Page<Cells[]>> {
  const { items, next } = await page;
  return { items: items.map(toRows), next };
}

const limit = maxPageSize;
const personHead = ["id", "firstName", "lastName", "username", "email"];
const auditColumns = [
  "id",
  "createdAt",
  "actorId",
  "action",
  "subjectId",
  "target",
  "reason",
  "before",
  "after",
  "hash",
] as const;
const postHead = ["id", "type", "content", "likes", "comments", "shares"];

/** Each table has the same search and order as its view. */
export const tables: Record<
  CsvTable,
  (app: AppContext, viewer: Viewer, query: CsvQuery) => Table
> = {
  users: ({ db, env, now }, viewer, query) => ({
    head: [
      ...personHead,
      "adminAccess",
      "posts",
      "followers",
      "following",
      "joined",
    ],
    page: (cursor) =>
      toCells(
        listUsers(
          db,
          viewer,
          parseInput(adminUsersQuerySchema, {
            ...query,
            cursor: cursor ?? undefined,
            limit,
          }),
          env,
          now,
        ),
        (one) => [
          [
            one.id,
            one.firstName,
            one.lastName,
            one.username,
            one.email,
            one.adminAccess,
            one.totalPosts,
            one.totalFollowers,
            one.totalFollowing,
            one.createdAt,
          ],
        ],
      ),
  }),
  posts: ({ db }, viewer, query) => ({
    head: [...postHead, "userId", "username", "createdAt"],
    page: (cursor) =>
      toCells(
        listPosts(
          db,
          viewer,
          parseInput(adminPostsQuerySchema, {
            ...query,
            cursor: cursor ?? undefined,
            limit,
          }),
        ),
        (post) => [postCells(post)],
      ),
  }),
  "user-posts": ({ db }, viewer, { user = "" }) => ({
    head: [...postHead, "userId", "username", "createdAt"],
    page: (cursor) =>
      toCells(
        listUserPostsForAdmin(
          db,
          viewer,
          user,
          parseInput(pageQuerySchema, { cursor: cursor ?? undefined, limit }),
        ),
        (post) => [postCells(post)],
      ),
  }),
  "daily-users": ({ db, env, now }, viewer, query) => ({
    head: ["date", ...personHead, "sessions"],
    page: (cursor) => {
      const parsed = parseInput(activityQuerySchema, {
        ...query,
        cursor: cursor ?? undefined,
        limit,
      });
      return toCells(
        listDailyUsers(
          { db, kv: env.COUNTERS },
          viewer,
          toPeriod(parsed, now),
          parsed,
        ),
        ({ date, users }) =>
          users.map((one) => [
            date,
            one.id,
            one.firstName,
            one.lastName,
            one.username,
            one.email,
            one.sessionCount,
          ]),
      );
    },
  }),
  "session-analytics": ({ db, now }, viewer, query) => ({
    head: [
      ...personHead,
      "lastSession",
      "sessions",
      "averageSeconds",
      "totalSeconds",
    ],
    page: (cursor) => {
      const parsed = parseInput(activityQuerySchema, {
        ...query,
        cursor: cursor ?? undefined,
        limit,
      });
      return toCells(
        listSessionAnalytics(db, viewer, toPeriod(parsed, now), parsed),
        (one) => [
          [
            one.userId,
            one.firstName,
            one.lastName,
            one.username,
            one.email,
            one.lastSession,
            one.totalSessions,
            one.avgSessionTime,
            one.totalTime,
          ],
        ],
      );
    },
  }),
  audit: ({ db }, viewer, query) => ({
    head: auditColumns,
    page: (cursor) =>
      toCells(
        listAudit(
          db,
          viewer,
          parseInput(auditQuerySchema, {
            ...query,
            cursor: cursor ?? undefined,
            limit,
          }),
        ),
        (row) => [auditColumns.map((column) => row[column])],
      ),
  }),
};

const postCells = (post: AdminPost): Cells => [
  post.id,
  post.type,
  post.content,
  post._count.likes,
  post._count.comments,
  post._count.shares,
  post.userId,
  post.user.username,
  post.createdAt,
];
