import { data } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cardsOfTheDay } from "~/features/daily/home/home-cards.server";
import { HomeDay } from "~/features/stories/home-day";
import { FeedPage } from "~/features/feed/feed-page";
import { orderWanted } from "~/features/feed/feed-order";
import { feedTabOf } from "~/features/feed/feed-tab";
import { seedFeed } from "~/features/feed/feed.server";
import { OnboardingPlace } from "~/features/onboarding/onboarding-place";
import { page, requirePageViewer } from "~/platform/page.server";
import { homeMeta } from "~/shell/titled";
import { NowProvider } from "~/ui/now";

/** The session and the list share one trip: `viewerId` is SQL, so the list need not wait for it. */
export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const { app } = context;
  if (app.sessionId === null) await requirePageViewer(context);
  const { order, headers } = orderWanted(request);
  const [, seed, day] = await Promise.all([
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
  return data({ seed, day, now: app.now }, { headers });
});

/** In the app the list comes from the query cache, or from the API: nothing waits for this page. */
export const clientLoader = () => ({
  seed: null,
  day: null,
  now: Date.now(),
});

export const meta = homeMeta;

export default function Home() {
  const { seed, day, now } = useLoaderData<
    typeof loader | typeof clientLoader
  >();
  return (
    <NowProvider value={now}>
      <FeedPage seed={seed} above={<HomeDay day={day} />} />
      <OnboardingPlace />
    </NowProvider>
  );
}
