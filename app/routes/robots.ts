import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { urls } from "~/shared/urls";

const [admin = ""] = urls.adminQueue().split("?");
const closed = [urls.api.root, urls.auth(), admin];

/** Not a file: the sitemap is named by its whole address. */
export function loader({ context: { app } }: LoaderFunctionArgs) {
  const { origin } = new URL(app.env.SITE_URL);
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}${urls.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}
