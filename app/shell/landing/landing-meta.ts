import type { MetaArgs } from "@remix-run/react";
import { homeMeta, publicPageMeta } from "../page-meta";

/** For `/`, which is Home for signed-in users. */
export function homeOrLandingMeta(args: MetaArgs) {
  const root = args.matches[0]?.data as { viewer: unknown } | undefined;
  return root?.viewer ? homeMeta(args) : landingMeta(args);
}

/** For every route that may show the landing page. */
export function landingMeta({ matches, location: { pathname } }: MetaArgs) {
  return publicPageMeta(matches, ({ productName }) => ({
    path: pathname,
    title: `${productName}: faith is a road we walk together`,
    description: `${productName} is a home for Christian believers and their churches: read the Bible, pray for one another, and share what God is doing.`,
  }));
}
