import { edgeMinute } from "~/shell/document-mode";
import type { RouteHandle } from "~/shell/route-handle";
import { landingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";

export const meta = landingMeta;

export const handle: RouteHandle = { document: true };

export const headers = () => edgeMinute;

export default function Landing() {
  return <LandingPage />;
}
