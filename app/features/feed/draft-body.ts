import type { NewPost } from "~/features/posts/new-post";
import { maxPostLength } from "~/features/posts/post";
import { parseVideoUrl } from "~/features/media/video-url";
import type { Issue } from "~/shared/errors";
import { isPublicAddress } from "~/shared/public-address";
import type { DraftFields } from "./draft";

/** The title is fixed by docs/product.md. */
export const videoUrlProblem = {
  title: "Invalid Video URL",
  description: "Please enter a valid YouTube or Vimeo URL",
};

const imageUrlProblem = "Please enter the public https address of a picture.";

/** The request body, or null while a required field is empty. */
export function toPostBody(fields: DraftFields): NewPost | null {
  const { kind } = fields;
  const content = fields.text.trim();
  if (content.length > maxPostLength) return null;
  switch (kind) {
    case "text":
    case "prayer":
      return content === "" ? null : { type: kind, content };
    case "video": {
      const videoUrl = fields.videoUrl.trim();
      return videoUrl === "" ? null : { type: kind, content, videoUrl };
    }
    case "image": {
      const imageUrl = fields.imageData || fields.imageUrl.trim();
      const imageAlt = fields.imageAlt.trim() || null;
      return imageUrl === ""
        ? null
        : { type: kind, content, imageUrl, imageAlt };
    }
  }
}

/** The server's own rules, checked first to save a request. `path` is the server's field name. */
export function validatePostBody(body: NewPost): Issue[] {
  if (body.type === "video" && !parseVideoUrl(body.videoUrl)) {
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
