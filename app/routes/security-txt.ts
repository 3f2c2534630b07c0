import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { dayMs } from "~/shared/duration.mjs";
import { urls } from "~/shared/urls";

/** RFC 9116, which recommends that it expires within a year. */
const validMs = 180 * dayMs;

export function loader({ context: { app } }: LoaderFunctionArgs) {
  const { origin } = new URL(app.env.SITE_URL);
  const lines = [
    `Contact: mailto:${app.env.CONTACT_EMAIL}`,
    `Expires: ${new Date(app.now + validMs).toISOString()}`,
    `Policy: ${origin}${urls.securityPolicy}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${urls.securityTxt}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}
