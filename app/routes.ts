import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
} from "@remix-run/route-config";

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
    route(path, "routes/legal.tsx", { id: `routes/${path}` }),
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
  ...["verse-image", "verse-image/daily"].map((folder) =>
    route(`${folder}/:version/:book/:chapter/:verse`, "routes/verse-image.ts", {
      id: `routes/${folder}`,
    }),
  ),
  route("prayer-image/:day", "routes/prayer-image.ts"),
  route("oembed", "routes/oembed.ts"),
  route("images/:key", "routes/images.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("sw.js", "routes/service-worker.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("healthz", "routes/healthz.ts"),

  ...prefix("api", [
    route("openapi.json", "routes/api/openapi.ts"),

    route("login", "routes/api/auth/login.ts"),
    route("logout", "routes/api/auth/logout.ts"),
    route("auth/callback", "routes/api/auth/callback.ts"),
    route("auth/user", "routes/api/auth/user.ts"),
    route("auth/clear-session", "routes/api/auth/clear-session.ts"),
    route("auth/appeal", "routes/api/auth/appeal.ts"),
    route("auth/sessions", "routes/api/auth/sessions.ts"),
    route("auth/sessions/:sessionId", "routes/api/auth/session.ts"),

    route("users/suggested", "routes/api/users/suggested.ts"),
    route("users/search", "routes/api/users/search.ts"),
    ...["blocked", "muted"].map((list) =>
      route(`users/${list}`, "routes/api/users/hidden.ts", {
        id: `routes/api/users/${list}`,
      }),
    ),
    route("users/default-audience", "routes/api/users/default-audience.ts"),
    ...[
      "users/follow-approval",
      "users/score-sharing",
      "users/prayed-sharing",
      "users/hide-anonymous",
      "analytics/opt-out",
    ].map((path) =>
      route(path, "routes/api/users/switch.ts", { id: `routes/api/${path}` }),
    ),
    route("users/follow-requests", "routes/api/users/follow-requests.ts"),
    route("users/preferences", "routes/api/users/preferences.ts"),
    route("users/:userId", "routes/api/users/by-id.ts"),
    route("users/:userId/about", "routes/api/users/about.ts"),
    route("users/:userId/follow", "routes/api/users/follow.ts"),
    route("users/:userId/follower", "routes/api/users/follower.ts"),
    route("users/:userId/block", "routes/api/users/block.ts"),
    route("users/:userId/mute", "routes/api/users/mute.ts"),
    ...["followers", "following"].map((list) =>
      route(`users/:userId/${list}`, "routes/api/users/people.ts", {
        id: `routes/api/users/${list}`,
      }),
    ),
    route("users/:userId/posts", "routes/api/users/posts.ts"),
    route("users/:userId/handle", "routes/api/users/handle.ts"),
    route("users/:userId/export", "routes/api/users/export.ts"),

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
    route("bible/reference", "routes/api/bible/reference.ts"),
    route("bible/search", "routes/api/bible/search.ts"),
    route("bible/favourites", "routes/api/bible/favourites.ts"),
    route("bible/position", "routes/api/bible/position.ts"),

    route("notifications/devices", "routes/api/notifications/devices.ts"),
    route(
      "notifications/devices/current",
      "routes/api/notifications/current-device.ts",
    ),
    route(
      "notifications/devices/:deviceId",
      "routes/api/notifications/device.ts",
    ),
    route(
      "notifications/devices/:deviceId/test",
      "routes/api/notifications/test-push.ts",
    ),

    route("reports", "routes/api/reports/index.ts"),
    route("reports/:ticketId", "routes/api/reports/by-id.ts"),
    route("reports/:ticketId/appeal", "routes/api/reports/appeal.ts"),
    route("reports/:ticketId/review", "routes/api/reports/review.ts"),
    route("admin/reports/:ticketId", "routes/api/admin/report.ts"),
    ...["claim", "note", "decision", "sanction", "asker"].map((name) =>
      route(
        `admin/reports/:ticketId/${name}`,
        "routes/api/admin/report-action.ts",
        { id: `routes/api/admin/reports/${name}` },
      ),
    ),

    route("notifications", "routes/api/notifications/index.ts"),
    route("notifications/read", "routes/api/notifications/read.ts"),
    route("notifications/settings", "routes/api/notifications/settings.ts"),
    route("reminders/:kind", "routes/api/notifications/reminder.ts"),
    route("games/rounds", "routes/api/games/rounds.ts"),
    route("games/:game/puzzle", "routes/api/games/puzzle.ts"),
    route("games/:game/leaderboard", "routes/api/games/leaderboard.ts"),
    route("videos", "routes/api/videos/index.ts"),
    route("videos/seen", "routes/api/videos/seen.ts"),
    route("videos/restart", "routes/api/videos/restart.ts"),
    route("analytics/page-visit", "routes/api/analytics/page-visit.ts"),
    route("analytics/game-play", "routes/api/analytics/game-play.ts"),

    ...[
      "users",
      "users/:userId/posts",
      "posts",
      "daily-users",
      "session-analytics",
      "reports",
      "audit",
    ].map((list) =>
      route(`admin/${list}`, "routes/api/admin/list.ts", {
        id: `routes/api/admin/${list}`,
      }),
    ),
    route("admin/check-access", "routes/api/admin/check-access.ts"),
    ...["analytics", "engagement", "content", "stats"].map((metrics) =>
      route(`admin/${metrics}`, "routes/api/admin/metrics.ts", {
        id: `routes/api/admin/${metrics}`,
      }),
    ),
    route("admin/users/:userId", "routes/api/admin/user.ts"),
    route("admin/users/:userId/permissions", "routes/api/admin/permissions.ts"),
    route("admin/users/:userId/power-admin", "routes/api/admin/power-admin.ts"),
    route("admin/users/:userId/sanction", "routes/api/admin/user-sanction.ts"),
    route("admin/posts/:postId", "routes/api/admin/post.ts"),
    route("admin/posts/:postId/likes", "routes/api/admin/post-likes.ts"),
    route(
      "admin/groups/:slug/verification",
      "routes/api/admin/verification.ts",
    ),
    route("admin/games", "routes/api/admin/games.ts"),
    route("admin/csv/:table", "routes/api/admin/csv.ts"),
    ...["verse", "prayer"].map((kind) =>
      route(
        `admin/${kind}-engagement`,
        "routes/api/admin/daily-engagement.ts",
        { id: `routes/api/admin/${kind}-engagement` },
      ),
    ),

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
