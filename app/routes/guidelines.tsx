import { urls } from "~/shared/urls";
import { edgeMinute } from "~/shell/document-mode";
import { legalMeta } from "~/shell/legal/legal-meta";
import { GuidelinesPage } from "~/shell/legal/guidelines-page";
import type { RouteHandle } from "~/shell/route-handle";

export const meta = legalMeta(
  urls.guidelines,
  "Community guidelines",
  "What this place is for, what is welcome and what is not, and what happens when something is reported.",
);

export const handle: RouteHandle = { document: true };

export const headers = () => edgeMinute;

export default function Guidelines() {
  // Always a document: the app's own code goes without it.
  return import.meta.env.SSR ? <GuidelinesPage /> : null;
}
