/** Every address that the product itself links to or calls, so that no other line of it spells one. */

function withQuery(
  path: string,
  query: Record<string, string | number | null | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") {
      search.set(name, `${value}`);
    }
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

const segment = encodeURIComponent;
/** The name of a version or a book: "1 Corinthians" → "1-corinthians". */
const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

type Daily = "verse" | "prayer";
/** Where the API has each of them. */
const dailyLeaf = {
  verse: "/api/bible/verse-of-the-day",
  prayer: "/api/prayer-of-the-day",
};

export const urls = {
  root: "/",
  landing: "/landing",
  home: "/home",
  /** With the composer open. */
  write: "/home#write",
  auth: (
    query: { problem?: string; returnTo?: string; browser?: string } = {},
  ) =>
    withQuery("/auth", {
      ...query,
      returnTo: query.returnTo === "/" ? null : query.returnTo,
    }),
  signOut: "/sign-out",
  bible: (
    query: {
      book?: string;
      chapter?: number;
      /** "16", "16,18-20". */
      verse?: number | string;
      version?: string;
      q?: string;
      cursor?: string;
    } = {},
  ) => withQuery("/bible", query),
  /** The same place for anybody, as a document. `verses` as in "16,18-20". */
  passage: (version: string, book: string, chapter: number, verses?: string) =>
    `/bible/${slug(version)}/${slug(book)}/${chapter}${verses === undefined ? "" : `/${verses}`}`,
  verseGenerator: "/verse-generator",
  verseGeneratorAt: (query: {
    book?: string;
    chapter?: number;
    /** "16", "16,18-20". */
    verse?: number | string;
    version?: string;
  }) => withQuery("/verse-generator", query),
  games: "/games",
  /** A round of practice, or the puzzle of a day ('YYYY-MM-DD'); without either, the next round. */
  game: (
    game: string,
    query: { seed?: number; level?: string; day?: string } = {},
  ) => withQuery(`/games/${game}`, query),
  videos: "/videos",
  video: (post: string) => withQuery("/videos", { post }),
  profile: (userId?: string) =>
    userId === undefined ? "/profile" : `/profile/${segment(userId)}`,
  settings: "/settings",
  handleSettings: "/settings#handle",
  /** People, by what is typed of their name. */
  search: (q?: string) => withQuery("/search", { q }),
  /** Where somebody arrives whose account has just been deleted. */
  farewell: "/landing?farewell",
  guidelines: "/guidelines",
  adminQueue: (query: { status?: string; ticket?: string } = {}) =>
    withQuery("/admin", { view: "reports", ...query }),
  report: (kind: string, id: string) => `/report/${kind}/${segment(id)}`,
  appeal: (ticketId: string) => `/appeal/${segment(ticketId)}`,
  post: (postId: string) => `/post/${segment(postId)}`,
  editPost: (postId: string) => `/post/${segment(postId)}#edit`,
  /** What was said to it, on its page. */
  postComments: (postId: string) => `/post/${segment(postId)}#comments`,
  /** A day is 'YYYY-MM-DD' (UTC); today without one. */
  verseOfTheDay: (date?: string, version?: string) =>
    withQuery("/verse-of-the-day", { date, version }),
  prayerOfTheDay: (date?: string) => withQuery("/prayer-of-the-day", { date }),
  verseDetail: (date?: string, version?: string) =>
    withQuery("/verse-detail", { date, version }),
  prayerDetail: (date?: string) => withQuery("/prayer-detail", { date }),
  /** A month is 'YYYY-MM'; this month without one. */
  dailyArchive: (kind: Daily, month?: string) =>
    withQuery(`/${kind}-of-the-day/archive`, { month }),
  /** A picture of a verse, or of verses: "16-18". `look` as in features/verse-art/look-query.ts. */
  verseImage: (
    version: string,
    book: string,
    chapter: number,
    verse: number | string,
    look: Record<string, string> = {},
  ) =>
    withQuery(
      `/verse-image/${slug(version)}/${slug(book)}/${chapter}/${verse}.png`,
      look,
    ),
  /** The picture that previews of a day's prayer show. */
  prayerImage: (date: string) => `/prayer-image/${segment(date)}.png`,
  image: (key: string) => `/images/${segment(key)}`,
  /** Somebody else's picture, fetched by us, so that no reader's browser has to. */
  externalImage: (address: string) =>
    withQuery("/images/external", { url: address }),
  /** The picture that link previews of a post show. */
  postPreview: (postId: string, version?: string) =>
    withQuery(`/post/${segment(postId)}/preview.png`, { v: version }),
  /** The picture of a post's video, fetched by us as well. */
  videoThumbnail: (postId: string) => `/post/${segment(postId)}/thumbnail.jpg`,
  postCalendar: (postId: string) => `/post/${segment(postId)}/event.ics`,
  oEmbed: (address: string) => withQuery("/oembed", { url: address }),
  manifest: "/manifest.webmanifest",
  sitemap: "/sitemap.xml",
  api: {
    /** Under which all calls stand. */
    root: "/api/",
    login: "/api/login",
    loginReturningTo: (returnTo: string) =>
      withQuery("/api/login", { returnTo: returnTo === "/" ? null : returnTo }),
    logout: "/api/logout",
    authCallback: "/api/auth/callback",
    currentUser: "/api/auth/user",
    clearSession: "/api/auth/clear-session",
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
    /** One's own, or a ticket's leaf ("/0193…/appeal"); for the queue see features/reports/queue-url.ts. */
    reports: (
      leaf = "",
      query: { status?: string; cursor?: string | undefined } = {},
      room = "",
    ) => withQuery(`/api/${room}reports${leaf}`, query),
    gamePlay: "/api/analytics/game-play",
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
    /** A verse drawn in any look. */
    versePicture: "/api/verse-picture",
    favourites: (query: { book?: string; chapter?: number } = {}) =>
      withQuery("/api/bible/favourites", query),
  },
} as const;
