import { urls } from "~/shared/urls";
import { cacheForOneMinute } from "~/shell/document-mode";
import { legalMeta, LegalPage } from "~/shell/legal/legal-page";
import * as guidelines from "~/shell/legal/guidelines.md";
import type { RouteHandle } from "~/shell/route-handle";

export const meta = legalMeta(
  urls.guidelines,
  guidelines.title,
  guidelines.description,
);

export const handle: RouteHandle = { document: true };

export const headers = () => cacheForOneMinute;

export default function Guidelines() {
  // Never hydrated, so the browser's bundle leaves the text out.
  return import.meta.env.SSR ? <LegalPage {...guidelines} /> : null;
}
