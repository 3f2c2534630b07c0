import { data, type HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadEntryPage } from "~/features/daily/load-entry-page.server";
import { loadDailyCards } from "~/features/daily/home/home-cards.server";
import { HomeDailyContent } from "~/features/stories/story-rings";
import { FeedPage } from "~/features/feed/feed-page";
import { loadInitialFeed } from "~/features/feed/feed.server";
import { OnboardingHost } from "~/features/onboarding/onboarding-host";
import { page, requirePageViewer } from "~/platform/page.server";
import { hasInstalledParam } from "~/shared/install";
import { cacheForOneMinute } from "~/shell/document-mode";
import { EntryPage } from "~/shell/entry-page";
import { homeOrLandingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";
import type { RouteHandle } from "~/shell/route-handle";
import { NowProvider } from "~/ui/now";

/**
 * Home for signed-in users, like `/home`. Visitors see the entry page in the installed app, and the landing page in a
 * browser.
 */
export const loader = page(async ({ context, request }) => {
  const { app } = context;
  if (app.sessionId === null) {
    const { verse, headers } = hasInstalledParam(new URL(request.url).search)
      ? await loadEntryPage(app)
      : { verse: undefined, headers: cacheForOneMinute };
    return data(
      { signedIn: false, initialFeed: null, day: null, now: 0, verse },
      { headers },
    );
  }
  const [, initialFeed, day] = await Promise.all([
    // An expired session gets a 401, so that the page says that the session has ended.
    requirePageViewer(context),
    loadInitialFeed(app),
    loadDailyCards(app),
  ]);
  const { now } = app;
  return data({ signedIn: true, initialFeed, day, now, verse: undefined });
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = homeOrLandingMeta;

/** Client-side navigation happens only for signed-in users. The page fetches its data itself. */
export const clientLoader = () => ({
  signedIn: true,
  initialFeed: null,
  day: null,
  now: Date.now(),
  verse: undefined,
});

export default function Index() {
  const { signedIn, initialFeed, day, now, verse } = useLoaderData<
    typeof loader | typeof clientLoader
  >();
  // Visitors get a document, so the client bundle doesn't include the landing page.
  if (import.meta.env.SSR && !signedIn) {
    return verse === undefined ? <LandingPage /> : <EntryPage verse={verse} />;
  }
  return (
    <NowProvider value={now}>
      <FeedPage
        initialFeed={initialFeed}
        above={<HomeDailyContent cards={day} />}
      />
      <OnboardingHost />
    </NowProvider>
  );
}
