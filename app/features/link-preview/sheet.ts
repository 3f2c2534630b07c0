import type { VerseLayout } from "~/features/verse-art/layout";
import { backgroundOf } from "~/features/verse-art/look";
import type { Background } from "~/features/verse-art/look";
import { displayName, initials } from "~/features/users/user";
import {
  calendarLeaf,
  dateLabel,
  timeLabel,
  zoneLabel,
} from "~/features/posts/event-time";
import type { EventData } from "~/features/posts/event";
import type { Post, PostType } from "~/features/posts/post";
import { layOutVerse } from "~/features/posts/verse-layout";

/** Everything that the picture of a post shows, and nothing else: its hash names the picture. */
export interface Sheet {
  kind: PostType;
  /** The post's own; never a prayer's. */
  words: string;
  /** Shown with it, where it is kept by us. */
  picture: string | null;
  author: {
    name: string;
    handle: string;
    initials: string;
    face: string | null;
  };
  event: SheetEvent | null;
  verse: SheetVerse | null;
  productName: string;
}

export interface SheetEvent {
  month: string;
  day: string;
  weekday: string;
  when: string;
  where: string | null;
}

export interface SheetVerse {
  art: VerseLayout;
  background: Background;
}

export function sheetOf(post: Post, productName: string): Sheet {
  const { user, eventData: event, verseData: verse } = post;
  return {
    kind: post.type,
    words:
      post.type === "prayer"
        ? ""
        : (event?.title ?? verse?.text ?? post.content),
    picture: post.type === "prayer" ? null : post.imageUrl,
    author: {
      name: displayName(user),
      handle: user.username,
      initials: initials(user),
      face: user.profileImageUrl,
    },
    event: event && sheetEvent(event),
    verse: verse && {
      art: layOutVerse(verse, "signed"),
      background: backgroundOf(verse.customization),
    },
    productName,
  };
}

function sheetEvent(event: EventData): SheetEvent {
  const day = dateLabel(event.date);
  return {
    ...calendarLeaf(event.date),
    weekday: day.split(",")[0] ?? "",
    when:
      event.time === null
        ? day
        : `${timeLabel(event.time)}, ${zoneLabel(event.timeZone)}`,
    where: event.location?.replaceAll(/\s*\n\s*/g, ", ") ?? null,
  };
}
