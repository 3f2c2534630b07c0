import type { RouteHandle } from "~/shell/document-mode";
import { landingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";

export const meta = landingMeta;

export const handle: RouteHandle = { document: true };

/** One minute at the edge for visitors (architecture, "Where truth lives"). */
export const headers = () => ({
  "cache-control": "public, max-age=0, s-maxage=60",
});

export default function Landing() {
  return <LandingPage />;
}
