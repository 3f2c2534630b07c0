import { shownName } from "~/features/users/user";
import type { EventData } from "~/features/posts/event";
import type { Post } from "~/features/posts/post";
import {
  getPageTitle,
  summarizePost,
  toSingleLine,
} from "~/features/posts/post-summary";
import { isHostedImage } from "~/shared/image-key";
import { previewSize, previewTags } from "~/shared/preview-tags";
import { urls } from "~/shared/urls";
import { createOffsetLookup } from "~/shared/zoned-time.mjs";

export function postMeta(post: Post, context: PostPageContext) {
  const { productName, siteUrl } = context;
  const { title, description } = summarizePost(post, productName);
  const url = `${siteUrl}${urls.post(post.id)}`;
  const image = `${siteUrl}${context.preview}`;
  return [
    { title: getPageTitle(post, productName) },
    ...previewTags({
      productName,
      title,
      description,
      url,
      image,
      // The preview shows only uploaded images.
      alt: (isHostedImage(post.imageUrl ?? "") && post.imageAlt) || title,
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/json+oembed",
      href: `${siteUrl}${urls.oEmbed(url)}`,
      title,
    },
    post.type === "prayer"
      ? { name: "robots", content: "noindex" }
      : { "script:ld+json": linkedData(post, context) },
  ];
}

interface PostPageContext {
  productName: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** The path of the preview image, with its version. */
  preview: string;
}

type LinkedData = {
  [key: string]: LinkedData[] | LinkedData | string | number;
};

/** A schema.org Event or SocialMediaPosting. */
export function linkedData(post: Post, context: PostPageContext): LinkedData {
  const url = `${context.siteUrl}${urls.post(post.id)}`;
  const image = `${context.siteUrl}${context.preview}`;
  const author = {
    "@type": "Person",
    name: shownName(post.user),
    ...(post.user && {
      alternateName: `@${post.user.username}`,
      url: `${context.siteUrl}${urls.profile(post.user.id)}`,
    }),
  };
  const about = { "@context": "https://schema.org", "@id": url, url, image };
  return post.eventData
    ? { ...about, ...describeEvent(post.eventData), organizer: author }
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
    ...(body !== "" && { articleBody: body }),
    ...(post.videoUrl !== null && {
      sharedContent: { "@type": "WebPage", url: post.videoUrl },
    }),
  };
}

/** A schema.org Event. */
export function describeEvent(event: EventData): LinkedData {
  const { date, endDate, endTime, endsAt } = event;
  return {
    "@type": "Event",
    name: toSingleLine(event.title),
    startDate: formatLocalTime(event, date, event.time, event.startsAt),
    ...(endsAt && {
      endDate: formatLocalTime(event, endDate ?? date, endTime, endsAt),
    }),
    ...(event.description !== null && { description: event.description }),
    ...(event.location !== null && {
      location: {
        "@type": "Place",
        name: event.location,
        address: event.location,
      },
    }),
  };
}

/** '2026-06-06T18:30:00-04:00': the organiser's local time with its UTC offset; only the date without a time. */
function formatLocalTime(
  { timeZone }: EventData,
  date: string,
  time: string | null,
  instant: string,
): string {
  if (time === null) return date;
  const minutes = createOffsetLookup(timeZone)(Date.parse(instant)) / 60_000;
  const digits = (value: number) =>
    `${Math.floor(Math.abs(value))}`.padStart(2, "0");
  const sign = minutes < 0 ? "-" : "+";
  return `${date}T${time.slice(0, 5)}:00${sign}${digits(minutes / 60)}:${digits(minutes % 60)}`;
}

/** The post id from the URL of a post page on this site; null for any other URL. */
export function embeddedPostId(
  address: string,
  siteUrl: string,
): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== siteUrl) return null;
  const id = /^\/post\/([\w-]{1,64})\/?$/.exec(url.pathname)?.[1];
  return id ?? null;
}

/** A `link` response (oembed.com, 2.3.4.4). Omits the thumbnail if it is larger than the consumer's `maxSize`. */
export function oEmbed(
  post: Post,
  context: PostPageContext,
  maxSize: { width: number; height: number },
) {
  const { width, height } = previewSize;
  return {
    version: "1.0",
    type: "link",
    title: summarizePost(post, context.productName).title,
    author_name: shownName(post.user),
    ...(post.user && {
      author_url: `${context.siteUrl}${urls.profile(post.user.id)}`,
    }),
    provider_name: context.productName,
    provider_url: `${context.siteUrl}${urls.root}`,
    cache_age: 300,
    ...(width <= maxSize.width &&
      height <= maxSize.height && {
        thumbnail_url: `${context.siteUrl}${context.preview}`,
        thumbnail_width: width,
        thumbnail_height: height,
      }),
  };
}
