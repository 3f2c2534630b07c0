/**
 * Beside an organiser's clock the visitor's own, where it shows another time: the server, whose page
 * is the same for everybody, cannot know it. What a place carries: data-own-time (the instant),
 * data-date and data-clock (what the organiser's clock shows).
 */
export function showOwnTimes(): void {
  for (const place of document.querySelectorAll<HTMLElement>(
    "[data-own-time]",
  )) {
    const { ownTime = "", date, clock } = place.dataset;
    const at = new Date(ownTime);
    // Swedish writes a date and a time as ISO 8601 does.
    const own = new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "short",
    }).format(at);
    if (own === `${date} ${clock}`) continue;
    const sameDay = own.startsWith(`${date} `);
    const words = new Intl.DateTimeFormat("en-US", {
      ...(!sameDay && { dateStyle: "full" }),
      timeStyle: "short",
    }).format(at);
    place.textContent = `Your time: ${words}`;
    place.hidden = false;
  }
}
