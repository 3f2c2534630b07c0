import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
} from "@remix-run/route-config";

/** Several API routes of one module, which declares them with `apiRoutes`. */
const sharedModule = (file: string, paths: string[]) =>
  paths.map((path) => route(path, file, { id: `routes/api/${path}` }));

/** All pages and API routes, grouped by feature. */
export default [
  layout("routes/shell.tsx", [
    index("routes/index.tsx"),
    route("home", "routes/home.tsx"),
    route("bible", "routes/bible.tsx"),
    route("bible/*", "routes/passage.tsx"),
    route("verse-generator", "routes/verse-generator.tsx"),
    route("games", "routes/games/index.tsx"),
    route("games/bible-trivia", "routes/games/bible-trivia.tsx"),
    route("games/faith-journey", "routes/games/faith-journey.tsx"),
    route("games/word-search", "routes/games/word-search.tsx"),
    route("games/scripture-match", "routes/games/scripture-match.tsx"),
    route("games/unscramble", "routes/games/unscramble.tsx"),
    route("games/memory", "routes/games/memory.tsx"),
    route("videos", "routes/videos.tsx"),
    route("profile/:userId?", "routes/profile.tsx"),
    route("saved", "routes/saved.tsx"),
    route("prayers", "routes/prayers.tsx"),
    route("prayers/now", "routes/pray-now.tsx"),
    route("groups", "routes/groups.tsx"),
    route("groups/new", "routes/new-group.tsx"),
    route("groups/:slug/settings", "routes/group-settings.tsx"),
    route("groups/:slug", "routes/group.tsx"),
    route("settings", "routes/settings.tsx"),
    route("settings/notifications", "routes/notification-settings.tsx"),
    route("notifications", "routes/notifications.tsx"),
    route("notifications/:notificationId", "routes/notification.tsx"),
    route("admin", "routes/admin.tsx"),
    route("search", "routes/search.tsx"),
    route("post/:postId", "routes/post.tsx"),
    route("report/:kind/:targetId", "routes/report.tsx"),
    route("decisions/:ticketId", "routes/decision.tsx"),
    ...["verse-of-the-day", "verse-detail"].map((path) =>
      route(path, "routes/verse-of-the-day.tsx", { id: `routes/${path}` }),
    ),
    ...["prayer-of-the-day", "prayer-detail"].map((path) =>
      route(path, "routes/prayer-of-the-day.tsx", { id: `routes/${path}` }),
    ),
    ...["verse", "prayer"].map((kind) =>
      route(`${kind}-of-the-day/archive`, "routes/daily-archive.tsx", {
        id: `routes/${kind}-archive`,
      }),
    ),
    route("*", "routes/fallback.tsx"),
  ]),

  route("landing", "routes/landing.tsx"),
  ...["guidelines", "privacy", "terms"].map((path) =>
    route(path, "routes/legal.tsx", { id: path }),
  ),
  route("auth", "routes/auth.tsx"),
  route("sign-out", "routes/sign-out.tsx"),
  route("sign-in-refused", "routes/sign-in-refused.tsx"),
  route("join/:token", "routes/join.tsx"),
  route("launch", "routes/launch.tsx"),
  route("offline", "routes/offline.tsx"),
  route("share", "routes/share.ts"),

  route("images/external", "routes/external-image.ts"),
  route("post/:postId/preview.png", "routes/post-preview.ts"),
  route("post/:postId/thumbnail.jpg", "routes/video-thumbnail.ts"),
  route("post/:postId/event.ics", "routes/post-calendar.ts"),
  ...["feed.xml", "events.ics"].map((file) =>
    route(`groups/:slug/${file}`, "routes/group-file.ts", {
      id: `routes/groups/${file}`,
    }),
  ),
  route("verse-image/:version/:book/:chapter/:verse", "routes/verse-image.ts"),
  route("prayer-image/:day", "routes/prayer-image.ts"),
  route("oembed", "routes/oembed.ts"),
  route("images/:key", "routes/images.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("sw.js", "routes/service-worker.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("healthz", "routes/healthz.ts"),

  ...prefix("api", [
    route("openapi.json", "routes/api/openapi.ts"),

    route("login", "routes/api/auth/login.ts"),
    route("logout", "routes/api/auth/logout.ts"),
    route("auth/callback", "routes/api/auth/callback.ts"),
    ...sharedModule("routes/api/auth/sessions.ts", [
      "auth/user",
      "auth/clear-session",
      "auth/appeal",
      "auth/sessions",
      "auth/sessions/:sessionId",
    ]),

    ...sharedModule("routes/api/users/index.ts", [
      "users/suggested",
      "users/search",
      "users/blocked",
      "users/muted",
      "users/follow-requests",
      "users/:userId/followers",
      "users/:userId/following",
      "users/:userId/posts",
      "users/:userId/follow",
      "users/:userId/follower",
      "users/:userId/block",
      "users/:userId/mute",
    ]),
    ...sharedModule("routes/api/users/account.ts", [
      "users/:userId",
      "users/:userId/about",
      "users/:userId/handle",
      "users/:userId/export",
      "users/preferences",
      "users/default-audience",
      "users/follow-approval",
      "users/score-sharing",
      "users/prayed-sharing",
      "users/hide-anonymous",
      "analytics/opt-out",
    ]),

    route("images", "routes/api/images.ts"),
    route("posts", "routes/api/posts/index.ts"),
    route("posts/:postId", "routes/api/posts/by-id.ts"),
    route("posts/:postId/like", "routes/api/posts/like.ts"),
    route("posts/:postId/prayed", "routes/api/posts/prayed.ts"),
    route("posts/:postId/updates", "routes/api/posts/updates.ts"),
    route("posts/:postId/updates/:updateId", "routes/api/posts/update.ts"),
    route("posts/:postId/answer", "routes/api/posts/answer.ts"),
    route("posts/:postId/close", "routes/api/posts/close.ts"),
    route("posts/:postId/save", "routes/api/posts/save.ts"),
    route("posts/:postId/share", "routes/api/posts/share.ts"),
    route("posts/:postId/interest", "routes/api/posts/interest.ts"),
    route("posts/:postId/interest/user", "routes/api/posts/interest-user.ts"),
    route("posts/:postId/comments", "routes/api/posts/comments.ts"),
    route("posts/:postId/comments/:commentId", "routes/api/posts/comment.ts"),

    route("groups/:slug/notifications", "routes/api/groups/notifications.ts"),
    route("groups/:slug/membership", "routes/api/groups/membership.ts"),
    route("groups/:slug/members", "routes/api/groups/members.ts"),
    route("groups/:slug/members/:userId", "routes/api/groups/member.ts"),
    route("groups/:slug/role", "routes/api/groups/role.ts"),
    route("groups/:slug/requests", "routes/api/groups/requests.ts"),
    route("groups/:slug/requests/:userId", "routes/api/groups/request.ts"),
    route("groups/:slug/invites", "routes/api/groups/invites.ts"),
    route("groups/:slug/invites/:inviteId", "routes/api/groups/invite.ts"),
    route("join/:token", "routes/api/groups/join.ts"),
    ...["posts", "comments"].map((list) =>
      route(`groups/:slug/${list}/:targetId`, "routes/api/groups/removal.ts", {
        id: `routes/api/groups/${list}`,
      }),
    ),

    route("prayers", "routes/api/prayers/index.ts"),
    route("prayers/today", "routes/api/prayers/today.ts"),
    route("prayers/:itemId", "routes/api/prayers/by-id.ts"),

    route("groups", "routes/api/groups/index.ts"),
    route("groups/:slug", "routes/api/groups/by-slug.ts"),

    route("verse-image", "routes/api/posts/verse-image.ts"),

    route("bible/books", "routes/api/bible/books.ts"),
    route("bible/verses", "routes/api/bible/verses.ts"),
    route("bible/search", "routes/api/bible/search.ts"),
    route("bible/favourites", "routes/api/bible/favourites.ts"),

    ...sharedModule("routes/api/notifications.ts", [
      "notifications",
      "notifications/read",
      "notifications/settings",
      "notifications/devices",
      "notifications/devices/current",
      "notifications/devices/:deviceId",
      "notifications/devices/:deviceId/test",
      "reminders/:kind",
    ]),

    ...sharedModule("routes/api/reports.ts", [
      "reports",
      "reports/:ticketId",
      "reports/:ticketId/appeal",
      "reports/:ticketId/review",
    ]),

    route("games/rounds", "routes/api/games/rounds.ts"),
    route("games/:game/puzzle", "routes/api/games/puzzle.ts"),
    route("games/:game/leaderboard", "routes/api/games/leaderboard.ts"),
    route("videos", "routes/api/videos/index.ts"),
    route("videos/seen", "routes/api/videos/seen.ts"),
    route("videos/restart", "routes/api/videos/restart.ts"),
    ...sharedModule("routes/api/analytics.ts", [
      "analytics/page-visit",
      "analytics/game-play",
    ]),

    ...sharedModule("routes/api/admin.ts", [
      "admin/check-access",
      "admin/stats",
      "admin/analytics",
      "admin/engagement",
      "admin/content",
      "admin/users",
      "admin/users/:userId/posts",
      "admin/posts",
      "admin/daily-users",
      "admin/session-analytics",
      "admin/reports",
      "admin/audit",
      "admin/csv/:table",
      "admin/users/:userId",
      "admin/users/:userId/permissions",
      "admin/users/:userId/sanction",
      "admin/posts/:postId",
      "admin/posts/:postId/likes",
      "admin/groups/:slug/verification",
      "admin/games",
      "admin/verse-engagement",
      "admin/prayer-engagement",
      "admin/reports/:ticketId",
      "admin/reports/:ticketId/claim",
      "admin/reports/:ticketId/note",
      "admin/reports/:ticketId/decision",
      "admin/reports/:ticketId/sanction",
      "admin/reports/:ticketId/asker",
    ]),

    // The daily verse and prayer share route modules, which distinguish them by the path.
    ...["bible/verse-of-the-day", "prayer-of-the-day"].flatMap((path) => {
      const id = `routes/api/${path}`;
      return [
        route(path, "routes/api/daily/of-the-day.ts", { id }),
        route(`${path}/engagement/user`, "routes/api/daily/user.ts", {
          id: `${id}/user`,
        }),
        route(`${path}/like`, "routes/api/daily/like.ts", { id: `${id}/like` }),
        route(`${path}/share`, "routes/api/daily/share.ts", {
          id: `${id}/share`,
        }),
      ];
    }),

    route("*", "routes/api/fallback.ts"),
  ]),
] satisfies RouteConfig;
