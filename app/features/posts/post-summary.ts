import { shownName } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { timeLabel } from "~/shared/time";
import { zoneLabel } from "~/shared/zone-label";
import { dateLabel } from "./event-time";
import type { EventData } from "./event";
import type { Post } from "./post";
import { getPrayerTitle } from "./share-text";
import { verseReference } from "./verse-range";

/** For link previews, oEmbed and search results. */
export interface PostSummary {
  title: string;
  description: string;
}

/** Link previews and search results show about this much. */
const maxDescriptionLength = 200;

/** Never contains a prayer's text: it was written for people who pray, not for previews. */
export function summarizePost(post: Post, productName: string): PostSummary {
  const name = shownName(post.user);
  const byline = `${name} on ${productName}`;
  const text = toSingleLine(post.content);
  if (post.type === "prayer") {
    return {
      title: getPrayerTitle(post.user),
      description: `Somebody asks for prayer. Read the request on ${productName}, and pray along.`,
    };
  }
  if (post.eventData) {
    return {
      title: toSingleLine(post.eventData.title),
      description: truncateDescription(describeEvent(post.eventData)),
    };
  }
  if (post.verseData) {
    const { text, version } = post.verseData;
    return {
      title: `${verseReference(post.verseData)} (${version})`,
      description: truncateDescription(
        `“${toSingleLine(text)}” Shared by ${byline}.`,
      ),
    };
  }
  const fallbacks: Partial<Record<Post["type"], string>> = {
    image: post.imageAlt ?? `A picture shared by ${byline}.`,
    video: post.videoTitle ?? `A video shared by ${byline}.`,
  };
  const description = text || (fallbacks[post.type] ?? byline);
  return { title: byline, description: truncateDescription(description) };
}

/** Contains the beginning of the text, so that tabs and search results differ from post to post. */
export function getPageTitle(post: Post, productName: string): string {
  const { title } = summarizePost(post, productName);
  const text = toSingleLine(post.content);
  const isPlain = ["text", "image", "video"].includes(post.type);
  if (isPlain && text !== "")
    return `${shownName(post.user)}: ${truncate(text, 60)} · ${productName}`;
  return title.endsWith(productName) ? title : `${title} · ${productName}`;
}

/** 'Saturday, June 6, 2026, 6:30 PM, New York time'. */
export function formatEventWhen({
  date,
  time,
  timeZone,
}: Pick<EventData, "date" | "time" | "timeZone">): string {
  return time === null
    ? dateLabel(date)
    : `${dateLabel(date)}, ${timeLabel(time)}, ${zoneLabel(timeZone)}`;
}

function describeEvent(event: EventData): string {
  return [formatEventWhen(event), event.location, event.description]
    .filter(Boolean)
    .join(" · ");
}

const truncateDescription = (text: string) =>
  truncate(toSingleLine(text), maxDescriptionLength);

export function toSingleLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
