/** A video where it is kept. */
export interface Video {
  host: "youtube" | "vimeo";
  id: string;
  /** What Vimeo asks for besides, of a video that is not listed. */
  key: string | null;
  /** The address says that it stands upright. */
  isShort: boolean;
}

/** decisions.md: hosts by the URL parser, never by "contains". */
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
 * What an address shows: of YouTube shorts, live and embed links, links with `v=`, and short links; of Vimeo a
 * video's own page, in a channel, group or album too, and its player. Null for every other address.
 */
export function readVideo(address: string): Video | null {
  // People leave out what their browser does not show.
  const whole = URL.canParse(address) ? address : `https://${address}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (youtube.has(url.hostname)) return readYouTube(url);
  return vimeo.has(url.hostname) ? readVimeo(url) : null;
}

function readYouTube({ hostname, pathname, searchParams }: URL): Video | null {
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

function readVimeo({ pathname, searchParams }: URL): Video | null {
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

/** The player that sets no cookie; asked for only after a person presses play. It tells us when it fails. */
export function videoEmbedUrl({ host, id, key }: Video): string {
  if (host === "youtube") {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&enablejsapi=1`;
  }
  const secret = key === null ? "" : `&h=${key}`;
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret}`;
}

/** The video's own page, for whoever has no script. */
export function videoPageUrl({ host, id, key }: Video): string {
  if (host === "youtube") return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${key === null ? "" : `/${key}`}`;
}
