import type { CardsOfTheDay } from "./home-cards";
import { HomeCardsPlace } from "./home-cards-place";
import { StoryRings } from "../stories/story-rings";

/** The day above the feed: on small screens its stories, then its two cards. */
export function HomeDay({ day }: { day: CardsOfTheDay }) {
  return (
    <>
      <StoryRings />
      <HomeCardsPlace day={day} />
    </>
  );
}
