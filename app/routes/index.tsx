import { data, type HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadEntryPage } from "~/features/daily/load-entry-page.server";
import { getClientHome, HomePage } from "~/features/onboarding/home-page";
import { loadHome } from "~/features/onboarding/load-home.server";
import { page } from "~/platform/page.server";
import { hasInstalledParam } from "~/shared/install";
import { cacheForOneMinute } from "~/shell/document-mode";
import { EntryPage } from "~/shell/entry-page";
import { homeOrLandingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";
import type { RouteHandle } from "~/shell/route-handle";

/**
 * Home for signed-in users, like `/home`. Visitors see the entry page in the installed app, and the landing page in a
 * browser.
 */
export const loader = page(async ({ context, request }) => {
  const { app } = context;
  if (app.sessionId !== null)
    return data({ home: await loadHome(context, request), verse: undefined });
  const { verse, headers } = hasInstalledParam(new URL(request.url).search)
    ? await loadEntryPage(app)
    : { verse: undefined, headers: cacheForOneMinute };
  return data({ home: null, verse }, { headers });
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = homeOrLandingMeta;

/** Client-side navigation happens only for signed-in users. */
export const clientLoader = () => ({
  home: getClientHome(),
  verse: undefined,
});

export default function Index() {
  const { home, verse } = useLoaderData<typeof loader | typeof clientLoader>();
  if (home) return <HomePage {...home} />;
  // Visitors get a document, so the client bundle doesn't include the landing page.
  if (!import.meta.env.SSR) return null;
  return verse === undefined ? <LandingPage /> : <EntryPage verse={verse} />;
}
