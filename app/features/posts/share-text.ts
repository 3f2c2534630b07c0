import { displayName } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import type { Post } from "./post";

/** What a device's share sheet is given. */
export interface ShareContent {
  title: string;
  text: string;
  url: string;
}

/** spec §9. */
const textMax = 160;

/**
 * spec §9: the first 160 characters of the post, plus an ellipsis if it is longer, under its author's
 * name and the product's. `origin` is the site's, without a slash at its end.
 */
export function shareContent(
  post: Pick<Post, "id" | "content" | "eventData" | "user">,
  productName: string,
  origin: string,
): ShareContent {
  const words = post.content || (post.eventData?.title ?? "");
  return {
    title: `${displayName(post.user)} · ${productName}`,
    text: truncate(words, textMax),
    url: `${origin}${urls.post(post.id)}`,
  };
}
