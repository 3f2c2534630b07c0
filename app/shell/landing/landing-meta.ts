import type { MetaDescriptor, MetaFunction } from "@remix-run/cloudflare";
import { previewTags } from "~/shared/preview-tags";
import type { Viewer } from "~/shared/viewer";
import type { Site } from "~/ui/site";
import { homeMeta } from "../titled";

type RootLoader = () => Promise<{ site: Site; viewer: Viewer | null }>;

/** For `/`, which is home for whoever is signed in. */
export const homeOrLandingMeta: MetaFunction<unknown, { root: RootLoader }> = (
  args,
) => {
  const { matches } = args;
  return matches[0]?.data.viewer ? homeMeta({ matches }) : landingMeta(args);
};

/** The `meta` of every route that may show the landing page. */
export const landingMeta: MetaFunction<unknown, { root: RootLoader }> = ({
  matches,
  location: { pathname },
}) => {
  // The first match is the root: its loader knows what the vars say of this installation.
  const site = matches[0]?.data.site;
  return site ? describeLanding(site, pathname) : [];
};

/** What search engines and link previews show of the landing page. */
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
