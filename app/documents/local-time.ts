/**
 * Adds the visitor's local time to an event's time if they differ. The server can't do this, because the page is cached
 * for everyone. The element has data-local-time (the instant), data-date and data-clock (the organiser's local time).
 */
export function showLocalTimes(): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    "[data-local-time]",
  )) {
    const { localTime = "", date, clock } = element.dataset;
    const at = new Date(localTime);
    // Swedish dates and times look like ISO 8601.
    const local = new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "short",
    }).format(at);
    if (local === `${date} ${clock}`) continue;
    const sameDay = local.startsWith(`${date} `);
    const text = new Intl.DateTimeFormat("en-US", {
      ...(!sameDay && { dateStyle: "full" }),
      timeStyle: "short",
    }).format(at);
    element.textContent = `Your time: ${text}`;
    element.hidden = false;
  }
}
