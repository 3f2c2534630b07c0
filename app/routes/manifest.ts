import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { buildManifest } from "~/features/pwa/manifest";

export function loader({ context: { app } }: LoaderFunctionArgs) {
  return Response.json(buildManifest({ productName: app.env.PRODUCT_NAME }), {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "public, max-age=3600",
    },
  });
}
