import { displayName } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import type { PublicPlace } from "./post-linked-data";
import { previewSize } from "~/shared/preview-tags";
import { postWords } from "~/features/posts/post-words";

/** The id in the address of a post's page on this site; null for every other address. */
export function embeddedPostId(
  address: string,
  siteUrl: string,
): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== siteUrl) return null;
  const id = /^\/post\/([\w-]{1,64})\/?$/.exec(url.pathname)?.[1];
  return id ?? null;
}

/** The largest picture that whoever asks can use; without a limit any is fine. */
export interface Room {
  width: number;
  height: number;
}

/** oembed.com, 2.3.4.4: a link with a picture. Where the picture is too large it is left out. */
export function oEmbed(post: Post, place: PublicPlace, room: Room) {
  const { width, height } = previewSize;
  return {
    version: "1.0",
    type: "link",
    title: postWords(post, place.productName).title,
    author_name: displayName(post.user),
    author_url: `${place.siteUrl}${urls.profile(post.user.id)}`,
    provider_name: place.productName,
    provider_url: `${place.siteUrl}${urls.root}`,
    cache_age: 300,
    ...(width <= room.width &&
      height <= room.height && {
        thumbnail_url: `${place.siteUrl}${place.preview}`,
        thumbnail_width: width,
        thumbnail_height: height,
      }),
  };
}
