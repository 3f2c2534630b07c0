/** decisions.md: hosts by the URL parser, never by "contains". */
const hosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "music.youtube.com",
  "youtu.be",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);

/**
 * The id in a video's address: shorts, live and embed links, links with `v=`, and short links. Null
 * for every other address.
 */
export function videoId(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.hostname)) {
    return null;
  }
  const [first, second] = url.pathname.split("/").filter(Boolean);
  const id =
    url.hostname === "youtu.be"
      ? first
      : /^(shorts|embed|live|v)$/.test(first ?? "")
        ? second
        : url.searchParams.get("v");
  return /^[\w-]{11}$/.test(id ?? "") ? (id ?? null) : null;
}

/** The player that sets no cookie; asked for only after a person presses play. */
export function videoEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}

/** A still of 480 × 360 that every video has, the film between black bars. Only the server asks for it. */
export function videoStillUrl(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
}

/** The video's own page, for whoever has no script. */
export function videoPageUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
