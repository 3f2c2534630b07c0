import { HomeCards, type DailyCards } from "~/features/daily/home/home-cards";
import { StoryRings } from "./story-rings";

/** Above the feed: the story rings (small screens only) and the daily cards. */
export function HomeDailyContent({ cards }: { cards: DailyCards }) {
  return (
    <>
      <StoryRings />
      <HomeCards cards={cards} />
    </>
  );
}
