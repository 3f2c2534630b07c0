import { shownName } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import type { Post } from "./post";

/** The arguments of `navigator.share`. */
export interface ShareContent {
  title: string;
  text: string;
  url: string;
}

const maxTextLength = 160;

export const getPrayerTitle = (user: Post["user"]) =>
  user ? `A prayer request by ${shownName(user)}` : "A prayer request";

/** Never contains a prayer's text. `origin` is the site's, without a trailing slash. */
export function buildShareContent(
  post: Pick<Post, "id" | "type" | "content" | "eventData" | "user">,
  productName: string,
  origin: string,
): ShareContent {
  const url = `${origin}${urls.post(post.id)}`;
  if (post.type === "prayer") {
    const title = getPrayerTitle(post.user);
    return { title, text: title, url };
  }
  const content = post.content || (post.eventData?.title ?? "");
  return {
    title: `${shownName(post.user)} · ${productName}`,
    text: truncate(content, maxTextLength),
    url,
  };
}
