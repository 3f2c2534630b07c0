import type { NewPost } from "~/features/posts/new-post";
import { postContentMax } from "~/features/posts/post";
import { readVideo } from "~/features/media/video-url";
import type { Issue } from "~/shared/errors";
import { isPublicAddress } from "~/shared/public-address";
import type { DraftFields } from "./draft";

/** spec §5, exact where it is quoted there. */
export const videoUrlProblem = {
  title: "Invalid Video URL",
  description: "Please enter a valid YouTube or Vimeo URL",
};

const imageUrlProblem = "Please give the public https address of a picture.";

/** What would be sent, or null while something is missing that the kind cannot do without. */
export function bodyOf(fields: DraftFields): NewPost | null {
  const { kind } = fields;
  const content = fields.text.trim();
  if (content.length > postContentMax) return null;
  switch (kind) {
    case "text":
    case "prayer":
      return content === "" ? null : { type: kind, content };
    case "video": {
      const videoUrl = fields.videoUrl.trim();
      return videoUrl === "" ? null : { type: kind, content, videoUrl };
    }
    case "image": {
      const imageUrl = fields.picture || fields.imageUrl.trim();
      const imageAlt = fields.imageAlt.trim() || null;
      return imageUrl === ""
        ? null
        : { type: kind, content, imageUrl, imageAlt };
    }
  }
}

/** What the server would refuse, so that it need not be asked. `path` as it names the field. */
export function problemsOf(body: NewPost): Issue[] {
  if (body.type === "video" && !readVideo(body.videoUrl)) {
    return [{ path: "videoUrl", message: videoUrlProblem.description }];
  }
  if (
    body.type === "image" &&
    !body.imageUrl.startsWith("data:") &&
    !isPublicAddress(body.imageUrl)
  ) {
    return [{ path: "imageUrl", message: imageUrlProblem }];
  }
  return [];
}
