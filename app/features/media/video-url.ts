export interface Video {
  host: "youtube" | "vimeo";
  id: string;
  /** Vimeo needs it for unlisted videos. */
  key: string | null;
  /** A YouTube Short, which is upright. */
  isShort: boolean;
}

/** Compared with a parsed hostname, because a substring match would accept other hosts. */
const youtube = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtu.be",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const vimeo = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);

/**
 * Accepts YouTube shorts, live, embed, `v=` and short links, and Vimeo pages (also in a channel, group or
 * album) and player links. Null for any other URL.
 */
export function parseVideoUrl(address: string): Video | null {
  // People often leave out https://, as browsers don't show it.
  const absolute = URL.canParse(address) ? address : `https://${address}`;
  const url = URL.canParse(absolute) ? new URL(absolute) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (youtube.has(url.hostname)) return parseYouTubeUrl(url);
  return vimeo.has(url.hostname) ? parseVimeoUrl(url) : null;
}

function parseYouTubeUrl({
  hostname,
  pathname,
  searchParams,
}: URL): Video | null {
  const [first, second] = pathname.split("/").filter(Boolean);
  const id =
    hostname === "youtu.be"
      ? first
      : /^(shorts|embed|live|v)$/.test(first ?? "")
        ? second
        : searchParams.get("v");
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return { host: "youtube", id, key: null, isShort: first === "shorts" };
}

function parseVimeoUrl({ pathname, searchParams }: URL): Video | null {
  const [, id, key = searchParams.get("h")] =
    /^\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ??
    /^\/(?:channels|groups|album|showcase)\/[\w-]+\/(?:videos?\/)?(\d{5,12})\/?$/.exec(
      pathname,
    ) ??
    [];
  if (id === undefined) return null;
  const isKey = key !== null && /^[\da-f]{6,20}$/.test(key);
  return { host: "vimeo", id, key: isKey ? key : null, isShort: false };
}

/** The player without cookies, loaded only after a click on play. `enablejsapi` reports errors. */
export function videoEmbedUrl({ host, id, key }: Video): string {
  if (host === "youtube") {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&enablejsapi=1`;
  }
  const secret = key === null ? "" : `&h=${key}`;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret}`;
}

/** The video's own page, for use without scripts. */
export function videoPageUrl({ host, id, key, isShort }: Video): string {
  // Only at this address does oEmbed know that a Short is upright.
  if (isShort) return `https://www.youtube.com/shorts/${id}`;
  if (host === "youtube") return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${key === null ? "" : `/${key}`}`;
}
