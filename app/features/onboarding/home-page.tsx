import type { DailyCards } from "~/features/daily/home/home-cards";
import type { InitialFeed } from "~/features/feed/feed";
import { FeedPage } from "~/features/feed/feed-page";
import { HomeDailyContent } from "~/features/stories/story-rings";
import { NowProvider } from "~/ui/now";
import { OnboardingHost } from "./onboarding-host";
import { WelcomeCards, type WelcomeData } from "./welcome-cards";

interface HomeData {
  feed: InitialFeed | null;
  day: DailyCards | null;
  welcome: WelcomeData | null;
  /** ms */
  now: number;
}

/** In-app navigation needs no loader: the list comes from the query cache or the API. */
export const getClientHome = (): HomeData => ({
  feed: null,
  day: null,
  welcome: null,
  now: Date.now(),
});

export function HomePage({ feed, day, welcome, now }: HomeData) {
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
