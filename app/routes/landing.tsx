import { cacheForOneMinute } from "~/shell/document-mode";
import type { RouteHandle } from "~/shell/route-handle";
import { landingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";

export const meta = landingMeta;

export const handle: RouteHandle = { document: true };

export const headers = () => cacheForOneMinute;

export default function Landing() {
  // Always a document, so the client bundle doesn't include it.
  return import.meta.env.SSR ? <LandingPage /> : null;
}
