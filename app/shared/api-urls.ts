import { segment, withQuery, type Query } from "./with-query";

type PageParams = Partial<Record<"limit" | "cursor", Query[string]>>;

type Daily = "verse" | "prayer";
const dailyPaths = {
  verse: "/api/bible/verse-of-the-day",
  prayer: "/api/prayer-of-the-day",
};

/** The API endpoints that the app itself calls (`urls.api`). */
export const apiUrls = {
  root: "/api/",
  login: "/api/login",
  /** `forceLogin`: the provider asks for credentials again, before sensitive actions. */
  loginReturningTo: (returnTo: string, forceLogin?: 1) =>
    withQuery("/api/login", {
      returnTo: returnTo === "/" ? null : returnTo,
      forceLogin,
    }),
  logout: "/api/logout",
  authCallback: "/api/auth/callback",
  currentUser: "/api/auth/user",
  clearSession: "/api/auth/clear-session",
  /** For users who can't sign in because of a sanction. */
  signInAppeal: "/api/auth/appeal",
  sessions: "/api/auth/sessions",
  session: (sessionId: string) => `/api/auth/sessions/${segment(sessionId)}`,
  posts: (
    query: PageParams & {
      type?: string;
      order?: string;
      prayers?: string | undefined;
      group?: string | undefined;
      saved?: "true";
      left?: "true";
    } = {},
  ) => withQuery("/api/posts", query),
  post: (postId: string) => `/api/posts/${segment(postId)}`,
  groups: (query: { q?: string } = {}) => withQuery("/api/groups", query),
  /** A group, or an endpoint below it ("/membership", "/members", "/requests/0193…"). */
  group: (slug: string, subpath = "", query: Query = {}) =>
    withQuery(`/api/groups/${segment(slug)}${subpath}`, query),
  join: (token: string) => `/api/join/${segment(token)}`,
  like: (postId: string) => `/api/posts/${segment(postId)}/like`,
  prayed: (postId: string) => `/api/posts/${segment(postId)}/prayed`,
  prayers: "/api/prayers",
  prayer: (itemId: string) => `/api/prayers/${segment(itemId)}`,
  prayerUpdates: (postId: string, query: PageParams = {}) =>
    withQuery(`/api/posts/${segment(postId)}/updates`, query),
  prayerUpdate: (postId: string, updateId: string) =>
    `/api/posts/${segment(postId)}/updates/${segment(updateId)}`,
  answer: (postId: string) => `/api/posts/${segment(postId)}/answer`,
  close: (postId: string) => `/api/posts/${segment(postId)}/close`,
  save: (postId: string) => `/api/posts/${segment(postId)}/save`,
  share: (postId: string) => `/api/posts/${segment(postId)}/share`,
  eventInterest: (postId: string) => `/api/posts/${segment(postId)}/interest`,
  comments: (
    postId: string,
    query: PageParams & { parentId?: string; commentId?: string } = {},
  ) => withQuery(`/api/posts/${segment(postId)}/comments`, query),
  comment: (postId: string, commentId: string) =>
    `/api/posts/${segment(postId)}/comments/${segment(commentId)}`,
  /** The shuffled feed, and its endpoints "/seen" and "/restart". */
  videos: (
    subpath = "",
    query: PageParams & { seed?: number; at?: number; post?: string } = {},
  ) => withQuery(`/api/videos${subpath}`, query),
  pageVisit: "/api/analytics/page-visit",
  /** The list, or an endpoint below it ("/read", "/settings", "/devices…"). */
  notifications: (subpath = "", query: PageParams = {}) =>
    withQuery(`/api/notifications${subpath}`, query),
  notificationSettings: "/api/notifications/settings",
  reminder: (kind: string) => `/api/reminders/${segment(kind)}`,
  /** The viewer's own reports, or a ticket's endpoint ("/0193…/appeal"). */
  reports: (subpath = "", query: PageParams = {}) =>
    withQuery(`/api/reports${subpath}`, query),
  gamePlay: "/api/analytics/game-play",
  optOut: "/api/analytics/opt-out",
  gameRounds: "/api/games/rounds",
  gameEndpoint: (game: string, subpath: "puzzle" | "leaderboard") =>
    `/api/games/${game}/${subpath}`,
  scoreSharing: "/api/users/score-sharing",
  prayedSharing: "/api/users/prayed-sharing",
  hideAnonymous: "/api/users/hide-anonymous",
  suggestedUsers: (query: { offset?: number } = {}) =>
    withQuery("/api/users/suggested", query),
  userSearch: (q: string) => `/api/users/search?q=${segment(q)}`,
  preferences: "/api/users/preferences",
  user: (userId: string) => `/api/users/${segment(userId)}`,
  about: (userId: string) => `/api/users/${segment(userId)}/about`,
  handle: (userId: string) => `/api/users/${segment(userId)}/handle`,
  export: (userId: string) => `/api/users/${segment(userId)}/export`,
  follow: (userId: string) => `/api/users/${segment(userId)}/follow`,
  /** A user who follows the viewer or has asked to. */
  follower: (userId: string) => `/api/users/${segment(userId)}/follower`,
  defaultAudience: "/api/users/default-audience",
  followApproval: "/api/users/follow-approval",
  followRequests: (query: PageParams = {}) =>
    withQuery("/api/users/follow-requests", query),
  followers: (userId: string, query: PageParams = {}) =>
    withQuery(`/api/users/${segment(userId)}/followers`, query),
  following: (userId: string, query: PageParams = {}) =>
    withQuery(`/api/users/${segment(userId)}/following`, query),
  block: (userId: string) => `/api/users/${segment(userId)}/block`,
  mute: (userId: string) => `/api/users/${segment(userId)}/mute`,
  blockedUsers: (query: PageParams = {}) =>
    withQuery("/api/users/blocked", query),
  mutedUsers: (query: PageParams = {}) => withQuery("/api/users/muted", query),
  userPosts: (userId: string, query: PageParams = {}) =>
    withQuery(`/api/users/${segment(userId)}/posts`, query),
  daily: (kind: Daily, date?: string) => withQuery(dailyPaths[kind], { date }),
  dailyEngagement: (kind: Daily, date?: string) =>
    withQuery(`${dailyPaths[kind]}/engagement/user`, { date }),
  dailyLike: (kind: Daily, date?: string) =>
    withQuery(`${dailyPaths[kind]}/like`, { date }),
  dailyShare: (kind: Daily, date?: string) =>
    withQuery(`${dailyPaths[kind]}/share`, { date }),
  /** An admin endpoint: 'users/0193…', 'csv/users'. */
  admin: (subpath: string, query: Query = {}) =>
    withQuery(`/api/admin/${subpath}`, query),
  /** Renders a verse image in any style. */
  verseImage: "/api/verse-image",
  images: "/api/images",
  favourites: "/api/bible/favourites",
  readingPosition: "/api/bible/position",
} as const;
