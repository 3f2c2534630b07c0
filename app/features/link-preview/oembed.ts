import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import type { PostPageContext } from "./post-linked-data";
import { previewSize } from "~/shared/preview-tags";
import { summarizePost } from "~/features/posts/post-summary";

/** The post id from the URL of a post page on this site; null for any other URL. */
export function embeddedPostId(
  address: string,
  siteUrl: string,
): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== siteUrl) return null;
  const id = /^\/post\/([\w-]{1,64})\/?$/.exec(url.pathname)?.[1];
  return id ?? null;
}

/** The consumer's `maxwidth` and `maxheight`, Infinity by default. */
export interface MaxSize {
  width: number;
  height: number;
}

/** A `link` response (oembed.com, 2.3.4.4). Leaves the thumbnail out if it is larger than `MaxSize`. */
export function oEmbed(post: Post, context: PostPageContext, maxSize: MaxSize) {
  const { width, height } = previewSize;
  return {
    version: "1.0",
    type: "link",
    title: summarizePost(post, context.productName).title,
    author_name: displayName(post.user),
    author_url: `${context.siteUrl}${urls.profile(post.user.id)}`,
    provider_name: context.productName,
    provider_url: `${context.siteUrl}${urls.root}`,
    cache_age: 300,
    ...(width <= maxSize.width &&
      height <= maxSize.height && {
        thumbnail_url: `${context.siteUrl}${context.preview}`,
        thumbnail_width: width,
        thumbnail_height: height,
      }),
  };
}
