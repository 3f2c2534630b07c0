import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { createOffsetLookup } from "~/shared/zoned-time.mjs";
import type { EventData } from "~/features/posts/event";
import type { Post } from "~/features/posts/post";
import { toSingleLine, summarizePost } from "~/features/posts/post-summary";

export interface PostPageContext {
  productName: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** The path of the preview image, with its version. */
  preview: string;
}

export type LinkedData = {
  [key: string]: LinkedData[] | LinkedData | string | number;
};

/** A schema.org Event or SocialMediaPosting. */
export function linkedData(post: Post, context: PostPageContext): LinkedData {
  const url = `${context.siteUrl}${urls.post(post.id)}`;
  const image = `${context.siteUrl}${context.preview}`;
  const author = {
    "@type": "Person",
    name: displayName(post.user),
    alternateName: `@${post.user.username}`,
    url: `${context.siteUrl}${urls.profile(post.user.id)}`,
  };
  const about = { "@context": "https://schema.org", "@id": url, url, image };
  return post.eventData
    ? { ...about, ...eventData(post.eventData), organizer: author }
    : {
        ...about,
        ...postingData(post, context.productName),
        author,
        mainEntityOfPage: url,
      };
}

function postingData(post: Post, productName: string): LinkedData {
  const body = post.verseData?.text ?? post.content;
  return {
    "@type": "SocialMediaPosting",
    headline: summarizePost(post, productName).title,
    datePublished: post.createdAt,
    dateModified: post.updatedAt ?? post.createdAt,
    ...(post.type !== "prayer" && body !== "" && { articleBody: body }),
    ...(post.videoUrl !== null && {
      sharedContent: { "@type": "WebPage", url: post.videoUrl },
    }),
    interactionStatistic: [
      counter("LikeAction", post._count.likes),
      counter("CommentAction", post._count.comments),
    ],
  };
}

function counter(action: string, count: number): LinkedData {
  return {
    "@type": "InteractionCounter",
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  };
}

function eventData(event: EventData): LinkedData {
  const online = event.location !== null && isOnline(event.location);
  return {
    "@type": "Event",
    name: toSingleLine(event.title),
    startDate: startDate(event),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    ...(event.description !== null && { description: event.description }),
    ...(event.location !== null && {
      location: online
        ? { "@type": "VirtualLocation", name: event.location }
        : { "@type": "Place", name: event.location, address: event.location },
    }),
  };
}

const isOnline = (location: string) =>
  /^(online\b|https?:\/\/)/i.test(location);

/** '2026-06-06T18:30:00-04:00': the organiser's local time with its UTC offset. */
export function startDate({
  date,
  time,
  timeZone,
  startsAt,
}: EventData): string {
  if (time === null) return date;
  const minutes = createOffsetLookup(timeZone)(Date.parse(startsAt)) / 60_000;
  const digits = (value: number) =>
    `${Math.floor(Math.abs(value))}`.padStart(2, "0");
  const sign = minutes < 0 ? "-" : "+";
  return `${date}T${time.slice(0, 5)}:00${sign}${digits(minutes / 60)}:${digits(minutes % 60)}`;
}
