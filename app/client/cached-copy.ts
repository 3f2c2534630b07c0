/** 'as of 9:41' if this page came from the service worker's cache, else null. */
export function getCachedLabel(): string | null {
  return document.documentElement.dataset["cached"] ?? null;
}

/** Whether this document is the cached copy of the page at `pathname`. */
export function isCachedCopy(pathname: string): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return (
    getCachedLabel() !== null &&
    arrival !== undefined &&
    new URL(arrival.name).pathname === pathname
  );
}

/** 'as of 9:41', or 'as of 22 Nov, 9:41' if that was another day. */
export function formatCachedAt(at: number, now: number): string {
  const then = new Date(at);
  const sameDay = then.toDateString() === new Date(now).toDateString();
  const text = new Intl.DateTimeFormat("en-GB", {
    ...(!sameDay && { day: "numeric", month: "short" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(then);
  return `as of ${text.replace(/\b0(?=\d:)/, "")}`;
}
