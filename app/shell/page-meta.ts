import type { MetaDescriptor } from "@remix-run/react";
import { previewTags } from "~/shared/preview-tags";
import type { Site } from "~/ui/site";

export interface RootMatch {
  id: string;
  data: unknown;
}

/** `export const meta = pageMeta("Home", "…")`: the title 'Home · {product name}' and the meta description. */
export function pageMeta(
  title: string,
  description?: string,
): (args: { matches: readonly RootMatch[] }) => MetaDescriptor[] {
  return ({ matches }) => [
    { title: `${title}${productSuffix(matches)}` },
    ...(description === undefined
      ? []
      : [{ name: "description", content: description }]),
  ];
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
  matches: readonly RootMatch[],
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
export function loaderMeta(
  title: string,
): (args: {
  data: unknown;
  matches: readonly RootMatch[];
}) => MetaDescriptor[] {
  return ({ data, matches }) => {
    const loaded = data as { head?: MetaDescriptor[] } | undefined;
    return loaded?.head ?? pageMeta(title)({ matches });
  };
}

function productSuffix(matches: readonly RootMatch[]): string {
  const site = getSite(matches);
  return site ? ` · ${site.productName}` : "";
}

function getSite(matches: readonly RootMatch[]): Site | undefined {
  const root = matches.find(({ id }) => id === "root")?.data;
  return (root as { site: Site } | undefined)?.site;
}
