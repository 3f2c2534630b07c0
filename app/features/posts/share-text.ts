import { shownName } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";
import type { Post } from "./post";

const maxTextLength = 160;

export const getPrayerTitle = (user: Post["user"]) =>
  user ? `A prayer request by ${shownName(user)}` : "A prayer request";

/** For `navigator.share`. Never contains a prayer's text. `origin` is the site's, without a trailing slash. */
export function buildShareContent(
  post: Pick<Post, "id" | "type" | "content" | "eventData" | "user">,
  productName: string,
  origin: string,
) {
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
