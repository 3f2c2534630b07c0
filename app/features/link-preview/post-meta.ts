import { previewTags } from "~/shared/preview-tags";
import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import {
  linkedData,
  type LinkedData,
  type PostPageContext,
} from "./post-linked-data";
import { getPageTitle, summarizePost } from "~/features/posts/post-summary";

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

export interface PostMetaContext extends PostPageContext {
  /** The alt text of the preview image. */
  previewAlt: string;
}

export function postMeta(post: Post, context: PostMetaContext): PostMeta[] {
  const { productName, siteUrl, previewAlt: alt } = context;
  const { title, description } = summarizePost(post, productName);
  const url = `${siteUrl}${urls.post(post.id)}`;
  const image = `${siteUrl}${context.preview}`;
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
    { title: getPageTitle(post, productName) },
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
    { "script:ld+json": linkedData(post, context) },
  ];
}
