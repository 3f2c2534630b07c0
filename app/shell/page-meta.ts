import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { previewTags } from "~/shared/preview-tags";
import type { Site } from "~/ui/site";

/** The first match is the root route. */
type Matches = readonly { data: unknown }[];

/**
 * `export const meta = pageMeta("Home", "…")`: the title 'Home · {product name}', the meta description, and `more` tags.
 */
export function pageMeta(
  title: string,
  description: string | null = null,
  ...more: MetaDescriptor[]
) {
  return ({ matches }: { matches: Matches }): MetaDescriptor[] => {
    const site = getSite(matches);
    return [
      { title: site ? `${title} · ${site.productName}` : title },
      ...(description ? [{ name: "description", content: description }] : []),
      ...more,
    ];
  };
}

interface PublicPage {
  /** The path of the canonical URL. */
  path: string;
  /** The page's title, with the product name. */
  title: string;
  /** The title of the link preview. */
  previewTitle?: string;
  description: string;
}

/** For public pages: adds a link preview with the site's own image. Empty if the root loader failed. */
export function publicPageMeta(
  matches: Matches,
  getPage: (site: Site) => PublicPage,
): MetaDescriptor[] {
  const site = getSite(matches);
  if (!site) return [];
  const { productName, siteUrl } = site;
  const { path, title, previewTitle = title, description } = getPage(site);
  return [
    { title },
    ...previewTags({
      productName,
      title: previewTitle,
      description,
      url: `${siteUrl}${path}`,
      image: `${siteUrl}/icons/share.png`,
      alt: "People walking with lamps to a chapel at dawn",
      type: "website",
    }),
  ];
}

/** For pages that search engines shouldn't list. */
export const noIndexMeta: MetaDescriptor = {
  name: "robots",
  content: "noindex",
};

export const homeMeta = pageMeta(
  "Home",
  "Posts, prayers, events and videos from the people you follow.",
);

/** For the sign-in page, also when it is shown at another page's URL. */
export const signInMeta = pageMeta(
  "Sign in",
  "Sign in or join: read the Bible, pray for one another, and share what God is doing.",
);

/** Uses the loader's `head`, or only the title if the loader failed. */
export function loaderMeta(title: string): MetaFunction {
  return ({ data, matches }) => {
    const loaded = data as { head?: MetaDescriptor[] } | undefined;
    return loaded?.head ?? pageMeta(title)({ matches });
  };
}

function getSite(matches: Matches): Site | undefined {
  const root = matches[0]?.data as { site: Site } | undefined;
  return root?.site;
}
