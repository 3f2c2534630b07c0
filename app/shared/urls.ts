import { apiUrls } from "./api-urls";
import { installedStart } from "./install";
import { segment, withQuery, type Query } from "./with-query";

// All URLs that the app links to or calls. Other modules don't spell out paths.

/** "1 Corinthians" → "1-corinthians". */
const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

type Daily = "verse" | "prayer";

type BibleSearch = Partial<
  Record<"q" | "order" | "within" | "page" | "typed", string>
>;

type PassageQuery = {
  book?: string;
  chapter?: number;
  /** "16", "16,18-20". */
  verse?: number | string;
  version?: string;
};

export const urls = {
  root: "/",
  /** The installed app's start URL. */
  installedStart,
  landing: "/landing",
  home: "/home",
  /** Home with the composer open. */
  compose: "/home#write",
  /** The Web Share Target (features/pwa/manifest.ts). */
  share: "/share",
  auth: (
    query: { problem?: string; returnTo?: string; browser?: string } = {},
  ) =>
    withQuery("/auth", {
      ...query,
      returnTo: query.returnTo === "/" ? null : query.returnTo,
    }),
  signOut: "/sign-out",
  /** For users whose sanction outlasted their account. */
  signInRefused: "/sign-in-refused",
  /** `typed`: what opened the passage, if the reader explains it. */
  bible: (query: PassageQuery & BibleSearch = {}) => withQuery("/bible", query),
  /** A public page of the same passage. `verses`: "16,18-20". */
  passage: (version: string, book: string, chapter: number, verses?: string) =>
    `/bible/${slug(version)}/${slug(book)}/${chapter}${verses === undefined ? "" : `/${verses}`}`,
  verseGenerator: "/verse-generator",
  /** `group`: where the verse is posted. */
  verseGeneratorAt: (query: PassageQuery & { group?: string | null }) =>
    withQuery("/verse-generator", query),
  games: "/games",
  /** A practice round, or the puzzle of a day ('YYYY-MM-DD'). With neither, the next round. */
  game: (
    game: string,
    query: { seed?: number; level?: string; day?: string } = {},
  ) => withQuery(`/games/${game}`, query),
  videos: "/videos",
  video: (post: string) => withQuery("/videos", { post }),
  profile: (userId?: string) =>
    userId === undefined ? "/profile" : `/profile/${segment(userId)}`,
  /** The viewer's profile with the edit dialog open. */
  editProfile: "/profile#edit",
  /** `view` and its filters: `days`, `from`, `to`, `q`, `order`, `type`, `user`, `cursor`. */
  admin: (query: Query = {}) => withQuery("/admin", query),
  saved: "/saved",
  prayers: "/prayers",
  prayNow: "/prayers/now",
  /** The viewer's groups, or what `find` finds. */
  groups: (query: { find?: string } = {}) => withQuery("/groups", query),
  newGroup: "/groups/new",
  /** `tab`: 'prayers', 'events', 'members', 'about'; default the posts. */
  group: (groupSlug: string, tab?: string) =>
    withQuery(`/groups/${segment(groupSlug)}`, { tab }),
  groupSettings: (groupSlug: string) =>
    `/groups/${segment(groupSlug)}/settings`,
  /** The Atom feed of a group's public posts. */
  groupFeed: (groupSlug: string) => `/groups/${segment(groupSlug)}/feed.xml`,
  /** The calendar of a group's public events. */
  groupCalendar: (groupSlug: string) =>
    `/groups/${segment(groupSlug)}/events.ics`,
  join: (token: string) => `/join/${segment(token)}`,
  settings: "/settings",
  handleSettings: "/settings#handle",
  notificationSettings: "/settings/notifications",
  /** The list; or with an id, a redirect that marks it as read and opens its target. */
  notifications: (notificationId?: string) =>
    notificationId === undefined
      ? "/notifications"
      : `/notifications/${segment(notificationId)}`,
  search: (q?: string) => withQuery("/search", { q }),
  /** After deleting an account. */
  farewell: "/landing?farewell",
  /** Shown while the installed app loads its first page. */
  launch: "/launch",
  /** Shown instead of a page that isn't cached on the device. */
  offline: "/offline",
  healthz: "/healthz",
  guidelines: "/guidelines",
  privacy: "/privacy",
  terms: "/terms",
  /** How to report a security problem. */
  securityPolicy: "/terms#security",
  report: (kind: string, id: string) => `/report/${kind}/${segment(id)}`,
  /** A moderation decision, for the user it affects. */
  decision: (ticketId: string) => `/decisions/${segment(ticketId)}`,
  post: (postId: string) => `/post/${segment(postId)}`,
  editPost: (postId: string) => `/post/${segment(postId)}#edit`,
  postComments: (postId: string) => `/post/${segment(postId)}#comments`,
  comment: (postId: string, commentId: string) =>
    `/post/${segment(postId)}#comment-${commentId}`,
  /** `date`: 'YYYY-MM-DD' (UTC), default today. */
  verseOfTheDay: (date?: string, version?: string) =>
    withQuery("/verse-of-the-day", { date, version }),
  prayerOfTheDay: (date?: string) => withQuery("/prayer-of-the-day", { date }),
  verseDetail: (date?: string, version?: string) =>
    withQuery("/verse-detail", { date, version }),
  prayerDetail: (date?: string) => withQuery("/prayer-detail", { date }),
  /** `month`: 'YYYY-MM', default the current month. */
  dailyArchive: (kind: Daily, month?: string) =>
    withQuery(`/${kind}-of-the-day/archive`, { month }),
  /** An image of one or more verses: "16-18". */
  verseImage: (
    version: string,
    book: string,
    chapter: number,
    verse: number | string,
    /** With the title of the daily page. */
    isDaily = false,
  ) =>
    `/verse-image/${isDaily ? "daily/" : ""}${slug(version)}/${slug(book)}/${chapter}/${verse}.png`,
  /** The link preview image of a daily prayer. */
  prayerImage: (date: string) => `/prayer-image/${segment(date)}.png`,
  image: (key: string) => `/images/${segment(key)}`,
  /** Proxies an image from another site. */
  externalImage: (address: string) =>
    withQuery("/images/external", { url: address }),
  /** The link preview image of a post. */
  postPreview: (postId: string, version?: string) =>
    withQuery(`/post/${segment(postId)}/preview.png`, { v: version }),
  /** Proxies the thumbnail of a post's video. */
  videoThumbnail: (postId: string) => `/post/${segment(postId)}/thumbnail.jpg`,
  postCalendar: (postId: string) => `/post/${segment(postId)}/event.ics`,
  /** Opened by a click only. */
  mapSearch: (place: string) =>
    `https://www.google.com/maps/search/?api=1&query=${segment(place)}`,
  oEmbed: (address: string) => withQuery("/oembed", { url: address }),
  manifest: "/manifest.webmanifest",
  serviceWorker: "/sw.js",
  sitemap: "/sitemap.xml",
  securityTxt: "/.well-known/security.txt",
  api: apiUrls,
} as const;
