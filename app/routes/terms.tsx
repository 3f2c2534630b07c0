import { urls } from "~/shared/urls";
import { cacheForOneMinute } from "~/shell/document-mode";
import { legalMeta, LegalPage } from "~/shell/legal/legal-page";
import * as terms from "~/shell/legal/terms.md";
import type { RouteHandle } from "~/shell/route-handle";

export const meta = legalMeta(urls.terms, terms.title, terms.description);

export const handle: RouteHandle = { document: true };

export const headers = () => cacheForOneMinute;

export default function Terms() {
  // Never hydrated, so the browser's bundle leaves the text out.
  return import.meta.env.SSR ? <LegalPage {...terms} /> : null;
}
