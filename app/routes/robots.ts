import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { urls } from "~/shared/urls";

const disallowedPaths = [
  urls.api.root,
  urls.auth(),
  urls.admin(),
  urls.join(""),
];

/** Generated, because the sitemap's URL must be absolute. */
export function loader({ context: { app } }: LoaderFunctionArgs) {
  const { origin } = new URL(app.env.SITE_URL);
  const lines = [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}${urls.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}
