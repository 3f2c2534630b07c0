/** When (ms) the server gave the page that is shown, if the service worker has kept it since; else null. */
export function keptAt(): number | null {
  const { kept } = document.documentElement.dataset;
  return kept === undefined ? null : Number(kept);
}

/** Of the page that is shown, in words; null of a page of now. */
export function keptSince(): string | null {
  const at = keptAt();
  return at === null ? null : asOf(at, Date.now());
}

/** 'as of 9:41', and on another day 'as of 22 Nov, 9:41'. */
export function asOf(at: number, now: number): string {
  const then = new Date(at);
  const sameDay = then.toDateString() === new Date(now).toDateString();
  const words = new Intl.DateTimeFormat("en-GB", {
    ...(!sameDay && { day: "numeric", month: "short" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(then);
  return `as of ${words.replace(/\b0(?=\d:)/, "")}`;
}
