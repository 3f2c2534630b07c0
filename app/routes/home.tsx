import { useLoaderData } from "@remix-run/react";
import { loadDailyCards } from "~/features/daily/home/home-cards.server";
import { HomeDailyContent } from "~/features/stories/story-rings";
import { FeedPage } from "~/features/feed/feed-page";
import { loadInitialFeed } from "~/features/feed/feed.server";
import { isGroupMember } from "~/features/groups/group-access.server";
import { OnboardingHost } from "~/features/onboarding/onboarding-host";
import {
  getWelcomeCards,
  parseClosedCards,
} from "~/features/onboarding/welcome-card";
import { WelcomeCards } from "~/features/onboarding/welcome-cards";
import { listSuggestedUsers } from "~/features/users/follow.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { homeMeta } from "~/shell/page-meta";
import type { RouteHandle } from "~/shell/route-handle";
import { NowProvider } from "~/ui/now";

/** Session and list are read in one D1 round trip: `viewerId` is SQL, so the list doesn't wait for the session. */
export const loader = page(async ({ context, request }) => {
  const { app } = context;
  if (app.sessionId === null) await requirePageViewer(context);
  const [viewer, feed, day] = await Promise.all([
    requirePageViewer(context),
    loadInitialFeed(app),
    loadDailyCards(app),
  ]);
  const closed = parseClosedCards(request.headers.get("cookie"));
  const cards = getWelcomeCards(viewer, closed);
  const [people, isInGroup] = await Promise.all([
    cards.includes("people") ? listSuggestedUsers(app.db, viewer.id, 0) : null,
    cards.includes("groups") ? isGroupMember(app.db, viewer.id) : null,
  ]);
  const welcome = { closed, people, isInGroup };
  return { feed, day, welcome, now: app.now };
});

/** In-app navigation needs no loader: the list comes from the query cache or the API. */
export const clientLoader = () => ({
  feed: null,
  day: null,
  welcome: null,
  now: Date.now(),
});

export const handle: RouteHandle = { verseOfTheDay: true };

export const meta = homeMeta;

export default function Home() {
  const { feed, day, welcome, now } = useLoaderData<
    typeof loader | typeof clientLoader
  >();
  return (
    <NowProvider value={now}>
      <FeedPage
        initialFeed={feed}
        above={
          <>
            <HomeDailyContent cards={day} />
            <WelcomeCards initialData={welcome} show={["groups"]} />
          </>
        }
        afterFirst={
          <WelcomeCards initialData={welcome} show={["people", "picture"]} />
        }
      />
      <OnboardingHost />
    </NowProvider>
  );
}
