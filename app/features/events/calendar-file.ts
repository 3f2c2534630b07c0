import { shownName } from "~/features/users/user";
import { cleanText } from "~/shared/plain-text";
import { addDays } from "~/shared/time";
import { urls } from "~/shared/urls";
import type { EventData } from "~/features/posts/event";
import type { Post } from "~/features/posts/post";

type CalendarPost = Pick<
  Post,
  "id" | "createdAt" | "updatedAt" | "user" | "eventData"
>;

interface CalendarSite {
  productName: string;
  /** Its host is part of an event's permanent UID. */
  siteUrl: string;
}

/**
 * Creates an iCalendar file (RFC 5545) of the posts that are events. Edits keep the UID and increase SEQUENCE, so importing
 * the file again updates the calendar entry instead of adding another. A `name` is shown by calendars that subscribe.
 */
export function createCalendarFile(
  posts: readonly CalendarPost[],
  { productName, siteUrl }: CalendarSite,
  name?: string,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(productName)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`] : []),
    ...posts.flatMap((post) => eventLines(post, siteUrl)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(post: CalendarPost, siteUrl: string): string[] {
  const event = post.eventData;
  if (!event) return [];
  const changedAt = post.updatedAt ?? post.createdAt;
  return [
    "BEGIN:VEVENT",
    `UID:${post.id}@${new URL(siteUrl).host}`,
    `DTSTAMP:${formatInstant(changedAt)}`,
    `CREATED:${formatInstant(post.createdAt)}`,
    `LAST-MODIFIED:${formatInstant(changedAt)}`,
    `SEQUENCE:${sequence(post)}`,
    ...timeLines(event),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(formatDescription(post, event))}`,
    ...(event.location === null
      ? []
      : [`LOCATION:${escapeText(event.location)}`]),
    `URL:${siteUrl}${urls.post(post.id)}`,
    "END:VEVENT",
  ];
}

/**
 * The time is given in UTC; calendars show it in their user's zone. Without an end, one hour is the usual default. The
 * end of an all-day event is the day after its last one (RFC 5545, 3.6.1).
 */
function timeLines(event: EventData): string[] {
  const { date, time, startsAt, endDate, endsAt } = event;
  if (time !== null) {
    const end = endsAt ? `DTEND:${formatInstant(endsAt)}` : "DURATION:PT1H";
    return [`DTSTART:${formatInstant(startsAt)}`, end];
  }
  const days = endDate ? [date, addDays(endDate, 1)] : [date];
  return days.map(
    (day, at) =>
      `${at ? "DTEND" : "DTSTART"};VALUE=DATE:${day.replaceAll("-", "")}`,
  );
}

/** Seconds between creation and last edit: an integer that grows with every edit, 0 before the first. */
function sequence({ createdAt, updatedAt }: CalendarPost): number {
  if (updatedAt === null) return 0;
  const age = Date.parse(updatedAt) - Date.parse(createdAt);
  return Math.max(1, Math.floor(age / 1000));
}

function formatDescription({ user }: CalendarPost, event: EventData): string {
  const host = `Organised by ${shownName(user)}`;
  return [event.description, event.registrationUrl, host]
    .filter(Boolean)
    .join("\n\n");
}

/** '20260606T223000Z'. */
function formatInstant(iso: string): string {
  return iso.replaceAll(/[-:]|\.\d+/g, "");
}

/** RFC 5545, 3.3.11: TEXT. */
function escapeText(text: string): string {
  return cleanText(text)
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const octets = new TextEncoder();

/** RFC 5545, 3.1: at most 75 octets a line; continuation lines begin with a space. Doesn't split characters. */
function foldLine(line: string): string {
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
