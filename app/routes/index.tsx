import { data } from "@remix-run/cloudflare";
import type {
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { openEntry } from "~/features/daily/open-entry.server";
import { cardsOfTheDay } from "~/features/daily/home/home-cards.server";
import { HomeDay } from "~/features/stories/home-day";
import { FeedPage } from "~/features/feed/feed-page";
import { orderWanted } from "~/features/feed/feed-order";
import { feedTabOf } from "~/features/feed/feed-tab";
import { seedFeed } from "~/features/feed/feed.server";
import { OnboardingPlace } from "~/features/onboarding/onboarding-place";
import { page, requirePageViewer } from "~/platform/page.server";
import { saysInstalled } from "~/shared/install";
import { edgeMinute } from "~/shell/document-mode";
import { EntryPage } from "~/shell/entry-page";
import { homeOrLandingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";
import { NowProvider } from "~/ui/now";

/**
 * Home for whoever is signed in, as `/home` is; for everybody else the entry page in the installed app, and
 * in a browser the landing page.
 */
export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const { app } = context;
  if (app.sessionId === null) {
    const { verse, headers } = saysInstalled(new URL(request.url).search)
      ? await openEntry(app)
      : { verse: undefined, headers: edgeMinute };
    return data(
      { signedIn: false, seed: null, day: null, now: 0, verse },
      { headers },
    );
  }
  const { order, headers } = orderWanted(request);
  const [, seed, day] = await Promise.all([
    // Whoever brings a session that is over hears that, and not what newcomers hear.
    requirePageViewer(context),
    seedFeed(
      app.db,
      app.viewerId,
      feedTabOf(new URL(request.url).search),
      order,
      app.now,
    ),
    cardsOfTheDay(app),
  ]);
  return data(
    { signedIn: true, seed, day, now: app.now, verse: undefined },
    { headers },
  );
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = homeOrLandingMeta;

/** Only the app, and so only somebody signed in, comes here without asking the server. */
export const clientLoader = () => ({
  signedIn: true,
  seed: null,
  day: null,
  now: Date.now(),
  verse: undefined,
});

export default function Index() {
  const { signedIn, seed, day, now, verse } = useLoaderData<
    typeof loader | typeof clientLoader
  >();
  // A visitor's page is a document, so the app's own code goes without the landing page.
  if (import.meta.env.SSR && !signedIn) {
    return verse === undefined ? <LandingPage /> : <EntryPage verse={verse} />;
  }
  return (
    <NowProvider value={now}>
      <FeedPage seed={seed} above={<HomeDay day={day} />} />
      <OnboardingPlace />
    </NowProvider>
  );
}
