import type { VerseLayout } from "~/features/verse-art/layout";
import {
  parseBackground,
  type Background,
} from "~/features/verse-art/parse-customization";
import { displayName, initials } from "~/features/users/user";
import {
  getCalendarDay,
  dateLabel,
  timeLabel,
  zoneLabel,
} from "~/features/posts/event-time";
import type { EventData } from "~/features/posts/event";
import type { Post, PostType } from "~/features/posts/post";
import { layOutVerse } from "~/features/posts/verse-layout";

/** Everything that the preview image shows, and nothing else: its hash is the image's version. */
export interface PreviewContent {
  kind: PostType;
  /** Empty for a prayer, whose text is never shown. */
  text: string;
  /** Only shown if it is an uploaded image. */
  imageUrl: string | null;
  author: {
    name: string;
    handle: string;
    initials: string;
    avatarUrl: string | null;
  };
  event: PreviewEvent | null;
  verse: PreviewVerse | null;
  productName: string;
}

export interface PreviewEvent {
  month: string;
  day: string;
  weekday: string;
  whenLabel: string;
  location: string | null;
}

export interface PreviewVerse {
  art: VerseLayout;
  background: Background;
}

export function buildPreviewContent(
  post: Post,
  productName: string,
): PreviewContent {
  const { user, eventData: event, verseData: verse } = post;
  return {
    kind: post.type,
    text:
      post.type === "prayer"
        ? ""
        : (event?.title ?? verse?.text ?? post.content),
    imageUrl: post.type === "prayer" ? null : post.imageUrl,
    author: {
      name: displayName(user),
      handle: user.username,
      initials: initials(user),
      avatarUrl: user.profileImageUrl,
    },
    event: event && toPreviewEvent(event),
    verse: verse && {
      art: layOutVerse(verse, "signed"),
      background: parseBackground(verse.customization),
    },
    productName,
  };
}

function toPreviewEvent(event: EventData): PreviewEvent {
  const day = dateLabel(event.date);
  return {
    ...getCalendarDay(event.date),
    weekday: day.split(",")[0] ?? "",
    whenLabel:
      event.time === null
        ? day
        : `${timeLabel(event.time)}, ${zoneLabel(event.timeZone)}`,
    location: event.location?.replaceAll(/\s*\n\s*/g, ", ") ?? null,
  };
}
