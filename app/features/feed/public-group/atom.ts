import type { Group } from "~/features/groups/group";
import type { Post } from "~/features/posts/post";
import { summarizePost, toSingleLine } from "~/features/posts/post-summary";
import { shownName } from "~/features/users/user";
import { imageSrc } from "~/shared/image-src";
import { cleanText } from "~/shared/plain-text";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";

type FeedGroup = Pick<Group, "slug" | "name" | "about"> & { createdAt: number };

/** Also without characters that XML 1.0 doesn't allow. */
const escape = (text: string) =>
  cleanText(text)
    .replaceAll(/[\ufffe\uffff]/g, "")
    .replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (name: string, text: string) =>
  `<${name}>${escape(text)}</${name}>\n`;

/** An Atom 1.0 feed (RFC 4287). */
export function createAtomFeed(
  { slug, name, about, createdAt }: FeedGroup,
  posts: readonly Post[],
  { productName, siteUrl }: { productName: string; siteUrl: string },
): string {
  const url = `${siteUrl}${urls.group(slug)}`;
  const changes = posts.map((post) => post.updatedAt ?? post.createdAt);
  const updated = changes.sort().at(-1) ?? new Date(createdAt).toISOString();
  const entries = posts.map((post) => {
    const summary = summarizePost(post, productName);
    const text = post.eventData || post.verseData ? "" : post.content;
    const title = truncate(toSingleLine(text), 80) || summary.title;
    const lines = escape(text || summary.description).replaceAll("\n", "<br>");
    const images = post.images.map(
      (image) => `<img src="${siteUrl}${escape(imageSrc(image.url))}">`,
    );
    return `<entry>
${tag("id", `urn:uuid:${post.id}`)}${tag("title", title)}<link href="${siteUrl}${urls.post(post.id)}"/>
${tag("published", post.createdAt)}${tag("updated", post.updatedAt ?? post.createdAt)}<author>${tag("name", shownName(post.user))}</author>
<content type="html">${escape(`<p>${lines}</p>${images.join("")}`)}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
${tag("id", url)}${tag("title", name)}${tag("subtitle", toSingleLine(about))}${tag("updated", updated)}<link href="${url}"/>
<link rel="self" href="${siteUrl}${urls.groupFeed(slug)}"/>
${entries.join("")}</feed>
`;
}
