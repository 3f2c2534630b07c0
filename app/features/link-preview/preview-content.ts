import { parseBackground } from "~/features/verse-art/parse-customization";
import { initials, shownName } from "~/features/users/user";
import type { Post } from "~/features/posts/post";
import { formatEventWhen } from "~/features/posts/post-summary";
import { layOutVerse } from "~/features/posts/verse-layout";

export type PreviewContent = ReturnType<typeof buildPreviewContent>;
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
    /** When and where an event is. */
    facts: event ? [formatEventWhen(event), event.location ?? ""] : [],
    verse: verse && {
      art: layOutVerse(verse, "signed"),
      background: parseBackground(verse.customization),
    },
    productName,
  };
}
