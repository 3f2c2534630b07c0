import { dateIn, toInstant } from "../../app/shared/zoned-time.mjs";

const day = 86_400_000;

/**
 * @param {string} postId
 * @param {import("./content/posts.mjs").DemoEventData} event
 * @param {number} now
 */
export function toEventRow(postId, event, now) {
  const { title, description, time, zone, location } = event;
  const date = dateIn(now + event.inDays * day, zone);
  return {
    postId,
    title,
    description,
    date,
    time: time ?? null,
    timeZone: zone,
    // An all-day event starts at midnight.
    startsAt: toInstant(date, time ?? "00:00", zone),
    location,
    registrationUrl: event.registrationUrl ?? null,
  };
}
