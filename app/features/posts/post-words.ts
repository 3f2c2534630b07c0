import { displayName } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { dateLabel, timeLabel, zoneLabel } from "./event-time";
import type { EventData } from "./event";
import type { Post } from "./post";
import { verseReference } from "./verse-range";

/** How a post is announced where only a title and a sentence or two are shown. */
export interface PostWords {
  title: string;
  description: string;
}

/** What link previews show before they cut, and search results not much less. */
const descriptionMax = 200;

/** A prayer's own words stay on its page: they were written for people who pray, not for previews. */
export function postWords(post: Post, productName: string): PostWords {
  const name = displayName(post.user);
  const here = `${name} on ${productName}`;
  const words = oneLine(post.content);
  if (post.type === "prayer") {
    return {
      title: `A prayer request by ${name}`,
      description: `${name} asks for prayer. Read the request on ${productName}, and pray along.`,
    };
  }
  if (post.eventData) {
    return {
      title: oneLine(post.eventData.title),
      description: describe(aboutEvent(post.eventData)),
    };
  }
  if (post.verseData) {
    const { text, version } = post.verseData;
    return {
      title: `${verseReference(post.verseData)} (${version})`,
      description: describe(`“${oneLine(text)}” Shared by ${here}.`),
    };
  }
  const unsaid = {
    image: post.imageAlt ?? `A picture shared by ${here}.`,
    video: `A video shared by ${here}.`,
    text: here,
  };
  const kind =
    post.type === "image" || post.type === "video" ? post.type : "text";
  return { title: here, description: describe(words || unsaid[kind]) };
}

/** The browser's tab, and the line that search results lead with: the words tell posts apart. */
export function pageTitle(post: Post, productName: string): string {
  const { title } = postWords(post, productName);
  const words = oneLine(post.content);
  const plain = ["text", "image", "video"].includes(post.type);
  return plain && words !== ""
    ? `${displayName(post.user)}: ${truncate(words, 60)} · ${productName}`
    : title.endsWith(productName)
      ? title
      : `${title} · ${productName}`;
}

/** 'Saturday, June 6, 2026, 6:30 PM, New York time'. */
export function whenSentence({
  date,
  time,
  timeZone,
}: Pick<EventData, "date" | "time" | "timeZone">): string {
  return time === null
    ? dateLabel(date)
    : `${dateLabel(date)}, ${timeLabel(time)}, ${zoneLabel(timeZone)}`;
}

function aboutEvent(event: EventData): string {
  return [whenSentence(event), event.location, event.description]
    .filter(Boolean)
    .join(" · ");
}

const describe = (text: string) => truncate(oneLine(text), descriptionMax);

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
