import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { previewTags } from "~/shared/preview-tags";
import type { Viewer } from "~/shared/viewer";
import type { Site } from "~/ui/site";
import { homeMeta } from "../page-meta";

type RootLoader = () => Promise<{ site: Site; viewer: Viewer | null }>;

/** For `/`, which is Home for signed-in users. */
export const homeOrLandingMeta: MetaFunction<unknown, { root: RootLoader }> = (
  args,
) => {
  const { matches } = args;
  return matches[0]?.data.viewer ? homeMeta({ matches }) : landingMeta(args);
};

/** For every route that may show the landing page. */
export const landingMeta: MetaFunction<unknown, { root: RootLoader }> = ({
  matches,
  location: { pathname },
}) => {
  // The first match is the root, whose loader returns the site's configuration.
  const site = matches[0]?.data.site;
  return site ? describeLanding(site, pathname) : [];
};

function describeLanding(
  { productName, siteUrl }: Site,
  path: string,
): MetaDescriptor[] {
  const title = `${productName}: faith is a road we walk together`;
  const description = `${productName} is a home for Christian believers and their churches: read the Bible, pray for one another, and share what God is doing.`;
  return [
    { title },
    ...previewTags({
      productName,
      title,
      description,
      url: `${siteUrl}${path}`,
      image: `${siteUrl}/icons/share.png`,
      alt: "People walking with lamps to a chapel at dawn",
      type: "website",
    }),
  ];
}
