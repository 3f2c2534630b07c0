import { previewTags } from "~/shared/preview-tags";
import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import { linkedData } from "./post-linked-data";
import type { LinkedData, PublicPlace } from "./post-linked-data";
import { pageTitle, postWords } from "~/features/posts/post-words";

/** The `meta` descriptors of Remix that a post's page uses. */
export type PostMeta =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | {
      tagName: "link";
      rel: string;
      href: string;
      type?: string;
      title?: string;
    }
  | { "script:ld+json": LinkedData };

export interface MetaPlace extends PublicPlace {
  /** What the picture of the preview shows. */
  previewAlt: string;
}

/** What search engines, networks and messengers read of a post's page. */
export function postMeta(post: Post, place: MetaPlace): PostMeta[] {
  const { productName, siteUrl, previewAlt: alt } = place;
  const { title, description } = postWords(post, productName);
  const url = `${siteUrl}${urls.post(post.id)}`;
  const image = `${siteUrl}${place.preview}`;
  const article = [
    { property: "article:published_time", content: post.createdAt },
    ...(post.updatedAt === null
      ? []
      : [{ property: "article:modified_time", content: post.updatedAt }]),
    {
      property: "article:author",
      content: `${siteUrl}${urls.profile(post.user.id)}`,
    },
  ];
  return [
    { title: pageTitle(post, productName) },
    ...previewTags({ productName, title, description, url, image, alt }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/json+oembed",
      href: `${siteUrl}${urls.oEmbed(url)}`,
      title,
    },
    ...(post.type === "prayer" ? [{ name: "robots", content: "noindex" }] : []),
    ...article,
    { "script:ld+json": linkedData(post, place) },
  ];
}
