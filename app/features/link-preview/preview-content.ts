import { parseBackground } from "~/features/verse-art/parse-customization";
import { initials, shownName } from "~/features/users/user";
import { getCalendarDay, dateLabel } from "~/features/posts/event-time";
import type { EventData } from "~/features/posts/event";
import type { Post } from "~/features/posts/post";
import { layOutVerse } from "~/features/posts/verse-layout";
import { timeLabel } from "~/shared/time";
import { zoneLabel } from "~/shared/zone-label";

export type PreviewContent = ReturnType<typeof buildPreviewContent>;
export type PreviewEvent = ReturnType<typeof toPreviewEvent>;
export type PreviewVerse = NonNullable<PreviewContent["verse"]>;

/** Everything that the preview image shows, and nothing else: its hash is the image's version. */
export function buildPreviewContent(post: Post, productName: string) {
  const { user, eventData: event, verseData: verse } = post;
  return {
    kind: post.type,
    // A prayer's text is never shown.
    text:
      post.type === "prayer"
        ? ""
        : (event?.title ?? verse?.text ?? post.content),
    // Only shown if it is an uploaded image.
    imageUrl: post.type === "prayer" ? null : post.imageUrl,
    author: {
      name: shownName(user),
      handle: user?.username ?? "",
      initials: user ? initials(user) : "A",
      avatarUrl: user?.profileImageUrl ?? null,
    },
    event: event && toPreviewEvent(event),
    verse: verse && {
      art: layOutVerse(verse, "signed"),
      background: parseBackground(verse.customization),
    },
    productName,
  };
}

function toPreviewEvent(event: EventData) {
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
