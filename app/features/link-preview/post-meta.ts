import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import { linkedData } from "./post-linked-data";
import type { LinkedData, PublicPlace } from "./post-linked-data";
import { pageTitle, postWords } from "~/features/posts/post-words";

/** The size that every network asks for. */
export const previewSize = { width: 1200, height: 630 };

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
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    {
      tagName: "link",
      rel: "alternate",
      type: "application/json+oembed",
      href: `${siteUrl}${urls.oEmbed(url)}`,
      title,
    },
    ...(post.type === "prayer" ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: productName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: `${previewSize.width}` },
    { property: "og:image:height", content: `${previewSize.height}` },
    { property: "og:image:alt", content: alt },
    ...article,
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: alt },
    { "script:ld+json": linkedData(post, place) },
  ];
}
