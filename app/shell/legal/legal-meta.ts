import type { MetaFunction } from "@remix-run/cloudflare";
import { previewTags } from "~/shared/preview-tags";
import type { Site } from "~/ui/site";

type RootLoader = () => Promise<{ site: Site }>;

/** The `meta` of one of these pages: '{title} · {product name}', and what search engines show of it. */
export function legalMeta(
  path: string,
  title: string,
  description: string,
): MetaFunction<unknown, { root: RootLoader }> {
  return ({ matches }) => {
    const site = matches[0]?.data.site;
    if (!site) return [];
    const { productName, siteUrl } = site;
    const whole = `${title} · ${productName}`;
    return [
      { title: whole },
      ...previewTags({
        productName,
        title: whole,
        description,
        url: `${siteUrl}${path}`,
        image: `${siteUrl}/icons/share.png`,
        alt: "People walking with lamps to a chapel at dawn",
        type: "website",
      }),
    ];
  };
}
