import { displayName } from "~/features/users/user";
import { cleanText } from "~/shared/plain-text";
import type { EventData } from "~/features/posts/event";
import type { Post } from "~/features/posts/post";
import { zoneLines } from "./calendar-zone";

interface CalendarPlace {
  productName: string;
  /** Of the site: with the post's id it names the event for good. */
  host: string;
  /** The post's own page, with its origin. */
  url: string;
}

/**
 * An event as a calendar takes it (RFC 5545). The UID stays over edits and SEQUENCE grows with them,
 * so a calendar that takes the file again changes its entry and makes no second one.
 */
export function calendarFile(
  post: Pick<Post, "id" | "createdAt" | "updatedAt" | "user">,
  event: EventData,
  { productName, host, url }: CalendarPlace,
): string {
  const changedAt = post.updatedAt ?? post.createdAt;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(productName)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(event.time === null || isUtc(event) ? [] : zoneLines(event)),
    "BEGIN:VEVENT",
    `UID:${post.id}@${host}`,
    `DTSTAMP:${instant(changedAt)}`,
    `CREATED:${instant(post.createdAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    `SEQUENCE:${sequence(post)}`,
    ...whenLines(event),
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(descriptionOf(post, event))}`,
    ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
    `URL:${url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

const isUtc = ({ timeZone }: EventData) => timeZone === "UTC";

/** Nobody says when an event ends: an hour is what calendars give an entry without an end. */
function whenLines(event: EventData): string[] {
  const day = event.date.replaceAll("-", "");
  if (event.time === null) return [`DTSTART;VALUE=DATE:${day}`];
  const local = `${day}T${event.time.slice(0, 5).replace(":", "")}00`;
  return [
    isUtc(event)
      ? `DTSTART:${local}Z`
      : `DTSTART;TZID=${event.timeZone}:${local}`,
    "DURATION:PT1H",
  ];
}

/** Seconds from the first writing to the last: whole, growing, and 0 until there is an edit. */
function sequence({
  createdAt,
  updatedAt,
}: Pick<Post, "createdAt" | "updatedAt">): number {
  if (updatedAt === null) return 0;
  const age = Date.parse(updatedAt) - Date.parse(createdAt);
  return Math.max(1, Math.floor(age / 1000));
}

function descriptionOf({ user }: Pick<Post, "user">, event: EventData): string {
  const host = `Organised by ${displayName(user)}`;
  return [event.description, event.registrationUrl, host]
    .filter(Boolean)
    .join("\n\n");
}

/** '20260606T223000Z'. */
function instant(iso: string): string {
  return iso.replaceAll(/[-:]|\.\d+/g, "");
}

/** RFC 5545, 3.3.11: TEXT. */
function text(words: string): string {
  return cleanText(words)
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const octets = new TextEncoder();

/** RFC 5545, 3.1: at most 75 octets a line; the next begins with a blank. No character is cut. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let size = 0;
  for (const character of line) {
    const more = octets.encode(character).length;
    if (size + more > 75) {
      lines.push(current);
      current = " ";
      size = 1;
    }
    current += character;
    size += more;
  }
  return [...lines, current].join("\r\n");
}
