import { apiUrls } from "./api-urls";
import { installedStart } from "./install";
import { segment, withQuery } from "./with-query";
import type { Query } from "./with-query";

/** Every address that the product itself links to or calls, so that no other line of it spells one. */

/** The name of a version or a book: "1 Corinthians" → "1-corinthians". */
const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

type Daily = "verse" | "prayer";

export const urls = {
  root: "/",
  /** As the installed app opens it. */
  installed: installedStart,
  landing: "/landing",
  home: "/home",
  /** With the composer open. */
  write: "/home#write",
  /** Where other apps send what is shared with us (features/pwa/manifest.ts). */
  share: "/share",
  auth: (
    query: { problem?: string; returnTo?: string; browser?: string } = {},
  ) =>
    withQuery("/auth", {
      ...query,
      returnTo: query.returnTo === "/" ? null : query.returnTo,
    }),
  signOut: "/sign-out",
  /** Why somebody whose sanction outlasted their account cannot sign in. */
  signInRefused: "/sign-in-refused",
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
  /** `view`, and what narrows it: `days`, `from`, `to`, `q`, `order`, `type`, `user`, `cursor`. */
  admin: (query: Query = {}) => withQuery("/admin", query),
  settings: "/settings",
  handleSettings: "/settings#handle",
  noticeSettings: "/settings/notifications",
  /** What happened since; or one of it, which is read then and leads to what it tells of. */
  notifications: (noticeId?: string) =>
    noticeId === undefined
      ? "/notifications"
      : `/notifications/${segment(noticeId)}`,
  /** People, by what is typed of their name. */
  search: (q?: string) => withQuery("/search", { q }),
  /** Where somebody arrives whose account has just been deleted. */
  farewell: "/landing?farewell",
  /** While the installed app waits for its first page. */
  launch: "/launch",
  /** In the place of a page that is not on the device. */
  offline: "/offline",
  healthz: "/healthz",
  guidelines: "/guidelines",
  privacy: "/privacy",
  terms: "/terms",
  report: (kind: string, id: string) => `/report/${kind}/${segment(id)}`,
  /** A moderation decision, for the person it is about. */
  decision: (ticketId: string) => `/decisions/${segment(ticketId)}`,
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
  serviceWorker: "/sw.js",
  sitemap: "/sitemap.xml",
  api: apiUrls,
} as const;
