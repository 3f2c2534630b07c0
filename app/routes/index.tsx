import { data } from "@remix-run/cloudflare";
import type {
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cardsOfTheDay } from "~/features/daily/home/home-cards.server";
import { HomeDay } from "~/features/stories/home-day";
import { FeedPage } from "~/features/feed/feed-page";
import { orderWanted } from "~/features/feed/feed-order";
import { feedTabOf } from "~/features/feed/feed-tab";
import { seedFeed } from "~/features/feed/feed.server";
import { OnboardingPlace } from "~/features/onboarding/onboarding-place";
import { page, requirePageViewer } from "~/platform/page.server";
import { edgeMinute } from "~/shell/document-mode";
import { homeOrLandingMeta } from "~/shell/landing/landing-meta";
import { LandingPage } from "~/shell/landing/landing-page";
import { NowProvider } from "~/ui/now";

/** Home for whoever is signed in, as `/home` is; the landing page for everybody else. */
export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const { app } = context;
  if (app.sessionId === null) {
    return data(
      { signedIn: false, seed: null, day: null, now: 0 },
      { headers: edgeMinute },
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
  return data({ signedIn: true, seed, day, now: app.now }, { headers });
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = homeOrLandingMeta;

/** Only the app, and so only somebody signed in, comes here without asking the server. */
export const clientLoader = () => ({
  signedIn: true,
  seed: null,
  day: null,
  now: Date.now(),
});

export default function Index() {
  const { signedIn, seed, day, now } = useLoaderData<
    typeof loader | typeof clientLoader
  >();
  // A visitor's page is a document, so the app's own code goes without the landing page.
  if (import.meta.env.SSR && !signedIn) return <LandingPage />;
  return (
    <NowProvider value={now}>
      <FeedPage seed={seed} above={<HomeDay day={day} />} />
      <OnboardingPlace />
    </NowProvider>
  );
}
