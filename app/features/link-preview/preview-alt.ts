import { shownName } from "~/features/users/user";
import { isHostedImage } from "~/shared/image-key";
import type { Post } from "~/features/posts/post";
import { getPrayerTitle } from "~/features/posts/share-text";
import { toRenderableText, serif } from "./font-metrics";
import type { PreviewContent } from "./preview-content";

/** The preview shows only uploaded images, because external ones are never fetched. */
function showsImage({ imageUrl, verse }: PreviewContent): boolean {
  const address =
    verse?.background.kind === "custom" ? verse.background.url : imageUrl;
  return address !== null && isHostedImage(address);
}

/** The alt text of the preview image. */
export function previewAlt(post: Post, content: PreviewContent): string {
  const name = shownName(post.user);
  const rendered = toRenderableText(content.text, serif);
  const omittedNote =
    rendered !== null &&
    toComparableLetters(rendered) !== toComparableLetters(content.text)
      ? ", without the characters that can't be shown here"
      : "";
  const textNote = rendered === null ? null : `words of the post${omittedNote}`;
  const hasImage = showsImage(content);
  switch (post.type) {
    case "prayer":
      return getPrayerTitle(post.user);
    case "verse":
      return `A verse of Scripture, shared by ${name}`;
    case "video":
      return `A video shared by ${name}${textNote === null ? "" : `, with ${textNote}`}`;
    case "event":
      return `${
        rendered === null
          ? `The date of an event announced by ${name}`
          : `The date and the title of an event announced by ${name}${omittedNote}`
      }${hasImage ? `, beside ${describeImage(post.imageAlt)}` : ""}`;
    default:
      if (hasImage) {
        const image = post.imageAlt || `A picture shared by ${name}`;
        return textNote === null ? image : `${image}; with ${textNote}`;
      }
      return textNote === null
        ? `A card that says “A post on ${content.productName}”, by ${name}`
        : `Text of a post by ${name}${omittedNote}`;
  }
}

const describeImage = (alt: string | null) =>
  alt ? `a picture: ${alt}` : "a picture";

/** Letters and digits only, to compare a text with its rendered version. */
const toComparableLetters = (text: string) =>
  text.normalize("NFC").replaceAll(/[^\p{L}\p{N}]/gu, "");
