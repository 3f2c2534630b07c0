/** 'as of 9:41', of a page that the service worker has kept since; null of a page of now. */
export function keptSince(): string | null {
  return document.documentElement.dataset["kept"] ?? null;
}

/** Whether this document came as the cached copy of the page at `pathname`. */
export function isCachedCopy(pathname: string): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return (
    keptSince() !== null &&
    arrival !== undefined &&
    new URL(arrival.name).pathname === pathname
  );
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
