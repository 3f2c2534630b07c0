import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { buildManifest } from "~/features/pwa/manifest";
import { refuseMethod } from "~/platform/api.server";

export function loader({ context: { app } }: LoaderFunctionArgs) {
  return Response.json(buildManifest({ productName: app.env.PRODUCT_NAME }), {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "public, max-age=3600",
    },
  });
}

export const action = refuseMethod(["GET", "HEAD"]);
