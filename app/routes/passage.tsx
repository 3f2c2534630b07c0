import { data, redirect, type HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData, useParams, useRouteError } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { italicFontPreload } from "~/features/bible/italic-font";
import { loadPassagePage } from "~/features/bible/passage-page/load-passage.server";
import { PassageMissing } from "~/features/bible/passage-page/passage-missing";
import { PassagePage } from "~/features/bible/passage-page/passage-page";
import {
  parsePassagePath,
  parseUnavailablePath,
} from "~/features/bible/passage-address";
import { readerHref, publicPassageHref } from "~/features/bible/passage";
import { passageMeta } from "~/features/link-preview/passage-meta";
import { isCanonicalAddress } from "~/platform/document-cache.server";
import { page } from "~/platform/page.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { DocumentFrame } from "~/shell/document-frame";
import { cacheForOneDay } from "~/shell/document-mode";
import { readRouteError } from "~/shell/route-failure";
import { ShellError } from "~/shell/route-error";
import { loaderMeta } from "~/shell/page-meta";

/**
 * Public page of a passage; signed-in users are redirected to the reader. Needs no database: the text is a static
 * file, and the response is cached at the edge.
 */
export const loader = page(async ({ context: { app }, params, request }) => {
  const requested = parsePassagePath(params["*"] ?? "");
  if (!requested) {
    throw new AppError("not_found", {
      detail: "There is no such passage in the Bible.",
    });
  }
  if (await app.viewer()) throw redirect(readerHref(requested));
  const opened = await loadPassagePage(app.env.ASSETS, requested);
  const { page: pageData, verses, italics } = opened;
  const href = publicPassageHref(pageData.passage);
  // Redirects other spellings to the canonical URL.
  if (new URL(request.url).pathname !== href) {
    throw redirect(href, {
      status: 301,
      headers: { "cache-control": "public, max-age=86400" },
    });
  }
  const { head, shared } = passageMeta(pageData.passage, verses, {
    productName: app.env.PRODUCT_NAME,
    siteUrl: new URL(app.env.SITE_URL).origin,
  });
  return data(
    {
      ...pageData,
      shared,
      login: urls.api.loginReturningTo(readerHref(pageData.passage)),
      head: italics ? [...head, italicFontPreload] : head,
    },
    isCanonicalAddress(app.request, href) ? { headers: cacheForOneDay } : {},
  );
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = loaderMeta("Bible");

export default function PassageRoute() {
  const { login, ...pageData } = useLoaderData<typeof loader>();
  // This page is never hydrated, so its code stays out of the client bundle.
  if (!import.meta.env.SSR) return null;
  return (
    <DocumentFrame login={login} width="max-w-5xl">
      <PassagePage {...pageData} />
    </DocumentFrame>
  );
}

export function ErrorBoundary() {
  const viewer = useViewer();
  const { "*": path = "" } = useParams();
  const { status, detail } = readRouteError(useRouteError());
  if (viewer && status === 404 && parseUnavailablePath(path))
    return <PassageMissing path={path} why={detail} />;
  if (!import.meta.env.SSR || viewer || status !== 404) return <ShellError />;
  return (
    <DocumentFrame login={urls.auth()}>
      <PassageMissing path={path} why={detail} />
    </DocumentFrame>
  );
}
