/** px: the size that all social networks recommend. */
export const previewSize = { width: 1200, height: 630 };

interface Preview {
  productName: string;
  title: string;
  description: string;
  /** The canonical URL. */
  url: string;
  /** The absolute URL of a PNG of `previewSize`. */
  image: string;
  alt: string;
  type?: "article" | "website";
}

/** Meta tags for search engines and link previews: Open Graph (https://ogp.me) and the names that X reads. */
export function previewTags(preview: Preview) {
  const { productName, title, description, url, image, alt } = preview;
  return [
    { name: "description", content: description },
    { tagName: "link" as const, rel: "canonical", href: url },
    { property: "og:type", content: preview.type ?? "article" },
    { property: "og:site_name", content: productName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: `${previewSize.width}` },
    { property: "og:image:height", content: `${previewSize.height}` },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: alt },
  ];
}
