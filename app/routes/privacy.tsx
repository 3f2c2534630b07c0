import { urls } from "~/shared/urls";
import { edgeMinute } from "~/shell/document-mode";
import { legalMeta } from "~/shell/legal/legal-meta";
import { PrivacyPage } from "~/shell/legal/privacy-page";
import type { RouteHandle } from "~/shell/route-handle";

export const meta = legalMeta(
  urls.privacy,
  "Privacy",
  "What we keep of you, why, who sees it and for how long, and how you take it back.",
);

export const handle: RouteHandle = { document: true };

export const headers = () => edgeMinute;

export default function Privacy() {
  // Always a document: the app's own code goes without it.
  return import.meta.env.SSR ? <PrivacyPage /> : null;
}
