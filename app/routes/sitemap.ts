import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { chapterHrefs } from "~/features/bible/passage-address";
import { listPublicSlugs } from "~/features/groups/group.server";
import { urls } from "~/shared/urls";

/** The public pages, the newest groups and every chapter of the Bible. */
export async function loader({ context: { app } }: LoaderFunctionArgs) {
  const { origin } = new URL(app.env.SITE_URL);
  const pages = [
    urls.root,
    urls.verseOfTheDay(),
    urls.prayerOfTheDay(),
    urls.guidelines,
    urls.privacy,
    urls.terms,
    ...(await listPublicSlugs(app.db)).map((slug) => urls.group(slug)),
    ...chapterHrefs(),
  ].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=300",
    },
  });
}
