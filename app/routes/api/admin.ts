import * as z from "zod/mini";
import {
  changeLikes,
  deletePostAsAdmin,
  deleteUserAsAdmin,
} from "~/features/admin/actions.server";
import { csvTables, listViews } from "~/features/admin/admin-views.server";
import { metricEndpoints } from "~/features/admin/metrics.server";
import {
  checkAccess,
  setPermissions,
} from "~/features/admin/permissions.server";
import { likesChangeSchema } from "~/features/admin/posts";
import { dailyChangeSchema, gameChangeSchema } from "~/features/admin/settings";
import { adjustDaily, changeGame } from "~/features/admin/settings.server";
import * as users from "~/features/admin/users";
import { setVerification } from "~/features/admin/verification.server";
import { verificationSchema } from "~/features/groups/church";
import * as queue from "~/features/reports/queue";
import { ticketParams } from "~/features/reports/report";
import { sanctionUser } from "~/features/reports/sanction-user.server";
import { ticketEndpoints } from "~/features/reports/ticket-endpoints.server";
import { getTicket } from "~/features/reports/ticket.server";
import { apiRoutes, endpoint, pathParams } from "~/platform/api.server";
import { adminLevels, gameIds } from "~/shared/enums";
import { urls } from "~/shared/urls";

const user = pathParams("userId");
const post = pathParams("postId");
const group = pathParams("slug");

const dailyCounts = (kind: "verse" | "prayer") =>
  endpoint({
    summary: `Raise or lower the displayed counts of the ${kind} of the day`,
    body: dailyChangeSchema,
    response: z.object({ likesCount: z.number(), sharesCount: z.number() }),
    limit: "admin",
    handle: ({ ctx, viewer, body }) => adjustDaily(ctx, viewer, kind, body),
  });

export const loader = apiRoutes({
  "admin/check-access": {
    GET: endpoint({
      summary: "The viewer's access to the admin area",
      response: users.accessSchema,
      handle: ({ viewer }) => checkAccess(viewer),
    }),
  },
  "admin/stats": { GET: metricEndpoints.stats },
  "admin/analytics": { GET: metricEndpoints.analytics },
  "admin/engagement": { GET: metricEndpoints.engagement },
  "admin/content": { GET: metricEndpoints.content },

  "admin/users": { GET: listViews.users.endpoint },
  "admin/users/:userId/posts": { GET: listViews["user-posts"].endpoint },
  "admin/posts": { GET: listViews.posts.endpoint },
  "admin/daily-users": { GET: listViews["daily-users"].endpoint },
  "admin/session-analytics": { GET: listViews["session-analytics"].endpoint },
  "admin/reports": { GET: listViews.reports.endpoint },
  "admin/audit": { GET: listViews.audit.endpoint },
  "admin/csv/:table": {
    GET: endpoint({
      summary: "A list from the admin area, as CSV, with the list's own query",
      params: z.object({ table: z.enum(csvTables) }),
      query: z.record(z.string(), z.string()),
      response: z.any(),
      contentType: "text/csv; charset=utf-8",
      redirectErrorsTo: urls.admin(),
      limit: "admin",
      handle: ({ ctx, viewer, params, query }) =>
        listViews[params.table].download(ctx, viewer, query),
    }),
  },

  "admin/users/:userId": {
    DELETE: endpoint({
      summary: "Delete a user's account and all its data",
      params: user,
      body: users.userDeletionSchema,
      limit: "admin",
      handle: ({ ctx, viewer, params, body }) =>
        deleteUserAsAdmin(ctx, viewer, params.userId, body),
    }),
  },
  "admin/users/:userId/permissions": {
    PATCH: endpoint({
      summary: "Change a user's admin access",
      params: user,
      body: users.permissionsSchema,
      response: z.object({
        adminAccess: z.enum(adminLevels),
        isAdmin: z.boolean(),
      }),
      limit: "admin",
      handle: ({ ctx, viewer, params, body }) =>
        setPermissions(ctx, viewer, params.userId, body),
    }),
  },
  "admin/users/:userId/sanction": {
    POST: endpoint({
      summary: "Warn or suspend a user, or lift their suspension",
      params: user,
      body: queue.userSanctionSchema,
      response: z.object({ ticketId: z.string() }),
      limit: "decisions",
      handle: ({ ctx, viewer, params, body }) =>
        sanctionUser(ctx, viewer, params.userId, body),
    }),
  },
  "admin/posts/:postId": {
    DELETE: endpoint({
      summary: "Delete any user's post",
      params: post,
      body: users.deletionSchema,
      limit: "admin",
      handle: ({ ctx, viewer, params, body }) =>
        deletePostAsAdmin(ctx, viewer, params.postId, body?.reason),
    }),
  },
  "admin/posts/:postId/likes": {
    PATCH: endpoint({
      summary: "Raise or lower the displayed likes of a post",
      params: post,
      body: likesChangeSchema,
      response: z.object({ likesCount: z.number() }),
      limit: "admin",
      handle: ({ ctx, viewer, params, body }) =>
        changeLikes(ctx, viewer, params.postId, body.count),
    }),
  },
  "admin/groups/:slug/verification": {
    PUT: endpoint({
      summary: "Verify a church",
      params: group,
      body: verificationSchema,
      limit: "admin",
      handle: ({ ctx, viewer, params, body }) =>
        setVerification(ctx, viewer, params.slug, body.proof),
    }),
    DELETE: endpoint({
      summary: "End the verification of a church",
      params: group,
      limit: "admin",
      handle: ({ ctx, viewer, params }) =>
        setVerification(ctx, viewer, params.slug, null),
    }),
  },
  "admin/games": {
    POST: endpoint({
      summary: "Open or close a game",
      body: gameChangeSchema,
      response: z.object({ game: z.enum(gameIds), isOpen: z.boolean() }),
      limit: "admin",
      handle: ({ ctx, viewer, body }) => changeGame(ctx, viewer, body),
    }),
  },
  "admin/verse-engagement": { POST: dailyCounts("verse") },
  "admin/prayer-engagement": { POST: dailyCounts("prayer") },

  "admin/reports/:ticketId": {
    GET: endpoint({
      summary: "A report with its details and reporters",
      params: ticketParams,
      response: queue.ticketPageSchema,
      handle: ({ ctx, viewer, params }) =>
        getTicket(ctx.db, viewer, params.ticketId, ctx.now),
    }),
  },
  "admin/reports/:ticketId/claim": { POST: ticketEndpoints.claim },
  "admin/reports/:ticketId/note": { POST: ticketEndpoints.note },
  "admin/reports/:ticketId/decision": { POST: ticketEndpoints.decision },
  "admin/reports/:ticketId/sanction": { POST: ticketEndpoints.sanction },
  "admin/reports/:ticketId/asker": { POST: ticketEndpoints.asker },
});

export const action = loader;
