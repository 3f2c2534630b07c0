import { index, layout, prefix, route } from "@remix-run/route-config";
import type { RouteConfig } from "@remix-run/route-config";

/** The URL map: every page and every leaf of the API, grouped as in the specification. */
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
    route("settings", "routes/settings.tsx"),
    route("search", "routes/search.tsx"),
    route("post/:postId", "routes/post.tsx"),
    route("report/:kind/:targetId", "routes/report.tsx"),
    route("appeal/:ticketId", "routes/appeal.tsx"),
    route("verse-of-the-day", "routes/verse-of-the-day.tsx"),
    route("verse-of-the-day/archive", "routes/verse-archive.tsx"),
    route("verse-detail", "routes/verse-detail.tsx"),
    route("prayer-of-the-day", "routes/prayer-of-the-day.tsx"),
    route("prayer-of-the-day/archive", "routes/prayer-archive.tsx"),
    route("prayer-detail", "routes/prayer-detail.tsx"),
    route("*", "routes/fallback.tsx"),
  ]),

  route("landing", "routes/landing.tsx"),
  route("auth", "routes/auth.tsx"),
  route("sign-out", "routes/sign-out.tsx"),

  route("images/external", "routes/external-image.ts"),
  route("post/:postId/preview.png", "routes/post-preview.ts"),
  route("post/:postId/thumbnail.jpg", "routes/video-thumbnail.ts"),
  route("post/:postId/event.ics", "routes/post-calendar.ts"),
  route("verse-image/:version/:book/:chapter/:verse", "routes/verse-image.ts"),
  route("prayer-image/:day", "routes/prayer-image.ts"),
  route("oembed", "routes/oembed.ts"),
  route("images/:key", "routes/images.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("healthz", "routes/healthz.ts"),

  ...prefix("api", [
    route("openapi.json", "routes/api/openapi.ts"),

    route("login", "routes/api/auth/login.ts"),
    route("logout", "routes/api/auth/logout.ts"),
    route("auth/callback", "routes/api/auth/callback.ts"),
    route("auth/user", "routes/api/auth/user.ts"),
    route("auth/clear-session", "routes/api/auth/clear-session.ts"),
    route("auth/sessions", "routes/api/auth/sessions.ts"),
    route("auth/sessions/:sessionId", "routes/api/auth/session.ts"),

    route("users/suggested", "routes/api/users/suggested.ts"),
    route("users/search", "routes/api/users/search.ts"),
    route("users/blocked", "routes/api/users/blocked.ts"),
    route("users/muted", "routes/api/users/muted.ts"),
    route("users/follow-approval", "routes/api/users/follow-approval.ts"),
    route("users/follow-requests", "routes/api/users/follow-requests.ts"),
    route("users/score-sharing", "routes/api/users/score-sharing.ts"),
    route("users/preferences", "routes/api/users/preferences.ts"),
    route("users/:userId", "routes/api/users/one.ts"),
    route("users/:userId/about", "routes/api/users/about.ts"),
    route("users/:userId/follow", "routes/api/users/follow.ts"),
    route("users/:userId/follower", "routes/api/users/follower.ts"),
    route("users/:userId/followers", "routes/api/users/followers.ts"),
    route("users/:userId/block", "routes/api/users/block.ts"),
    route("users/:userId/mute", "routes/api/users/mute.ts"),
    route("users/:userId/following", "routes/api/users/following.ts"),
    route("users/:userId/posts", "routes/api/users/posts.ts"),
    route("users/:userId/handle", "routes/api/users/handle.ts"),
    route("users/:userId/export", "routes/api/users/export.ts"),

    route("posts", "routes/api/posts/index.ts"),
    route("posts/:postId", "routes/api/posts/one.ts"),
    route("posts/:postId/like", "routes/api/posts/like.ts"),
    route("posts/:postId/share", "routes/api/posts/share.ts"),
    route("posts/:postId/interest", "routes/api/posts/interest.ts"),
    route("posts/:postId/interest/user", "routes/api/posts/interest-user.ts"),
    route("posts/:postId/comments", "routes/api/posts/comments.ts"),
    route("posts/:postId/comments/:commentId", "routes/api/posts/comment.ts"),

    route("verse-picture", "routes/api/posts/verse-picture.ts"),

    route("bible/books", "routes/api/bible/books.ts"),
    route("bible/verses", "routes/api/bible/verses.ts"),
    route("bible/search", "routes/api/bible/search.ts"),
    route("bible/favourites", "routes/api/bible/favourites.ts"),

    route("reports", "routes/api/reports/index.ts"),
    route("reports/:ticketId", "routes/api/reports/one.ts"),
    route("reports/:ticketId/appeal", "routes/api/reports/appeal.ts"),
    route("admin/reports", "routes/api/admin/reports.ts"),
    route("admin/reports/:ticketId", "routes/api/admin/report.ts"),
    route("admin/reports/:ticketId/claim", "routes/api/admin/report-claim.ts"),
    route(
      "admin/reports/:ticketId/decision",
      "routes/api/admin/report-decision.ts",
    ),

    route("games/rounds", "routes/api/games/rounds.ts"),
    route("games/:game/puzzle", "routes/api/games/puzzle.ts"),
    route("games/:game/board", "routes/api/games/board.ts"),
    route("videos", "routes/api/videos/index.ts"),
    route("videos/seen", "routes/api/videos/seen.ts"),
    route("videos/again", "routes/api/videos/again.ts"),
    route("analytics/game-play", "routes/api/analytics/game-play.ts"),

    // The day's verse and its prayer share their leaves, which tell them apart by the path.
    ...["bible/verse-of-the-day", "prayer-of-the-day"].flatMap((day) => {
      const id = `routes/api/${day}`;
      return [
        route(day, "routes/api/daily/of-the-day.ts", { id }),
        route(`${day}/engagement/user`, "routes/api/daily/user.ts", {
          id: `${id}/user`,
        }),
        route(`${day}/like`, "routes/api/daily/like.ts", { id: `${id}/like` }),
        route(`${day}/share`, "routes/api/daily/share.ts", {
          id: `${id}/share`,
        }),
      ];
    }),

    route("*", "routes/api/fallback.ts"),
  ]),
] satisfies RouteConfig;
