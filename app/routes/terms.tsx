import { urls } from "~/shared/urls";
import { edgeMinute } from "~/shell/document-mode";
import { legalMeta } from "~/shell/legal/legal-meta";
import { TermsPage } from "~/shell/legal/terms-page";
import type { RouteHandle } from "~/shell/route-handle";

export const meta = legalMeta(
  urls.terms,
  "Terms",
  "What you may expect of us, and what we ask of you, in plain words.",
);

export const handle: RouteHandle = { document: true };

export const headers = () => edgeMinute;

export default function Terms() {
  // Always a document: the app's own code goes without it.
  return import.meta.env.SSR ? <TermsPage /> : null;
}
