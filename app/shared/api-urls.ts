import { segment, withQuery } from "./with-query";
import type { Query } from "./with-query";

type Daily = "verse" | "prayer";
/** Where the API has each of them. */
const dailyLeaf = {
  verse: "/api/bible/verse-of-the-day",
  prayer: "/api/prayer-of-the-day",
};

/** Every leaf of the API that the product itself calls (`urls.api`). */
export const apiUrls = {
  /** Under which all calls stand. */
  root: "/api/",
  login: "/api/login",
  /** `fresh`: though signed in, for what asks who it is once more. */
  loginReturningTo: (returnTo: string, fresh?: 1) =>
    withQuery("/api/login", {
      returnTo: returnTo === "/" ? null : returnTo,
      fresh,
    }),
  logout: "/api/logout",
  authCallback: "/api/auth/callback",
  currentUser: "/api/auth/user",
  clearSession: "/api/auth/clear-session",
  /** For people whom a sanction keeps from signing in. */
  signInAppeal: "/api/auth/appeal",
  sessions: "/api/auth/sessions",
  session: (sessionId: string) => `/api/auth/sessions/${segment(sessionId)}`,
  posts: (
    query: {
      type?: string;
      order?: string;
      limit?: number;
      cursor?: string;
    } = {},
  ) => withQuery("/api/posts", query),
  post: (postId: string) => `/api/posts/${segment(postId)}`,
  like: (postId: string) => `/api/posts/${segment(postId)}/like`,
  share: (postId: string) => `/api/posts/${segment(postId)}/share`,
  interest: (postId: string) => `/api/posts/${segment(postId)}/interest`,
  comments: (postId: string, query: { cursor?: string } = {}) =>
    withQuery(`/api/posts/${segment(postId)}/comments`, query),
  comment: (postId: string, commentId: string) =>
    `/api/posts/${segment(postId)}/comments/${segment(commentId)}`,
  /** The mix, and its leaves "/seen" and "/again". */
  videos: (
    leaf = "",
    query: {
      seed?: number;
      at?: number;
      post?: string;
      cursor?: string;
    } = {},
  ) => withQuery(`/api/videos${leaf}`, query),
  pageVisit: "/api/analytics/page-visit",
  /** What happened since, or a leaf of it ("/read", "/settings", "/devices…"). */
  notifications: (
    leaf = "",
    query: { limit?: number; cursor?: string | undefined } = {},
  ) => withQuery(`/api/notifications${leaf}`, query),
  noticeSettings: "/api/notifications/settings",
  /** One's own, or a ticket's leaf ("/0193…/appeal"); for the queue see features/reports/queue-url.ts. */
  reports: (leaf = "", query: { cursor?: string | undefined } = {}) =>
    withQuery(`/api/reports${leaf}`, query),
  gamePlay: "/api/analytics/game-play",
  optOut: "/api/analytics/opt-out",
  gameRounds: "/api/games/rounds",
  ofGame: (game: string, leaf: "puzzle" | "board") =>
    `/api/games/${game}/${leaf}`,
  scoreSharing: "/api/users/score-sharing",
  suggestedUsers: (query: { offset?: number } = {}) =>
    withQuery("/api/users/suggested", query),
  peopleSearch: (q: string) => `/api/users/search?q=${segment(q)}`,
  preferences: "/api/users/preferences",
  user: (userId: string) => `/api/users/${segment(userId)}`,
  about: (userId: string) => `/api/users/${segment(userId)}/about`,
  handle: (userId: string) => `/api/users/${segment(userId)}/handle`,
  export: (userId: string) => `/api/users/${segment(userId)}/export`,
  follow: (userId: string) => `/api/users/${segment(userId)}/follow`,
  /** Whether somebody may follow the viewer. */
  follower: (userId: string) => `/api/users/${segment(userId)}/follower`,
  followApproval: "/api/users/follow-approval",
  followRequests: (query: { limit?: number; cursor?: string } = {}) =>
    withQuery("/api/users/follow-requests", query),
  followers: (
    userId: string,
    query: { limit?: number; cursor?: string } = {},
  ) => withQuery(`/api/users/${segment(userId)}/followers`, query),
  following: (
    userId: string,
    query: { limit?: number; cursor?: string } = {},
  ) => withQuery(`/api/users/${segment(userId)}/following`, query),
  block: (userId: string) => `/api/users/${segment(userId)}/block`,
  mute: (userId: string) => `/api/users/${segment(userId)}/mute`,
  blockedUsers: (query: { cursor?: string } = {}) =>
    withQuery("/api/users/blocked", query),
  mutedUsers: (query: { cursor?: string } = {}) =>
    withQuery("/api/users/muted", query),
  userPosts: (
    userId: string,
    query: { limit?: number; cursor?: string } = {},
  ) => withQuery(`/api/users/${segment(userId)}/posts`, query),
  verseOfTheDay: (date?: string) => withQuery(dailyLeaf.verse, { date }),
  prayerOfTheDay: (date?: string) => withQuery(dailyLeaf.prayer, { date }),
  dailyEngagement: (kind: Daily, date?: string) =>
    withQuery(`${dailyLeaf[kind]}/engagement/user`, { date }),
  dailyLike: (kind: Daily, date?: string) =>
    withQuery(`${dailyLeaf[kind]}/like`, { date }),
  dailyShare: (kind: Daily, date?: string) =>
    withQuery(`${dailyLeaf[kind]}/share`, { date }),
  /** A leaf of the admin area: 'users/0193…', 'csv/users'. */
  admin: (leaf: string, query: Query = {}) =>
    withQuery(`/api/admin/${leaf}`, query),
  /** A verse drawn in any look. */
  versePicture: "/api/verse-picture",
  favourites: (query: { book?: string; chapter?: number } = {}) =>
    withQuery("/api/bible/favourites", query),
} as const;
