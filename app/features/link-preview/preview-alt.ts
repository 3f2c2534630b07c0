import { displayName } from "~/features/users/user";
import { isOwnImage } from "~/shared/image-key";
import type { Post } from "~/features/posts/post";
import { drawable, serif } from "./letters";
import type { Sheet } from "./sheet";

/** The picture that a sheet shows, where it is one we keep; what others keep is never fetched. */
function pictureOf({ picture, verse }: Sheet): string | null {
  const address =
    verse?.background.kind === "custom" ? verse.background.url : picture;
  return address !== null && isOwnImage(address) ? address : null;
}

/** What the drawn picture shows, no more and no less, for whoever does not see it. */
export function previewAlt(post: Post, sheet: Sheet): string {
  const name = displayName(post.user);
  const drawn = drawable(sheet.words, serif);
  const some =
    drawn !== null && lettersOf(drawn) !== lettersOf(sheet.words)
      ? ", without those in letters that cannot be drawn here"
      : "";
  const words = drawn === null ? null : `words of the post${some}`;
  const pictured = pictureOf(sheet) !== null;
  switch (post.type) {
    case "prayer":
      return `A prayer request by ${name}`;
    case "verse":
      return `A verse of Scripture, shared by ${name}`;
    case "video":
      return `A video shared by ${name}${words === null ? "" : `, with ${words}`}`;
    case "event":
      return `${
        drawn === null
          ? `The date of an event announced by ${name}`
          : `The date and the title of an event announced by ${name}${some}`
      }${pictured ? `, beside ${described(post.imageAlt)}` : ""}`;
    default:
      if (pictured) {
        const picture = post.imageAlt || `A picture shared by ${name}`;
        return words === null ? picture : `${picture}; with ${words}`;
      }
      return words === null
        ? `A card that says “A post on ${sheet.productName}”, by ${name}`
        : `Words of a post by ${name}${some}`;
  }
}

const described = (alt: string | null) =>
  alt ? `a picture: ${alt}` : "a picture";

/** Letters and digits, in which a text and what is drawn of it may be compared. */
const lettersOf = (text: string) =>
  text.normalize("NFC").replaceAll(/[^\p{L}\p{N}]/gu, "");
