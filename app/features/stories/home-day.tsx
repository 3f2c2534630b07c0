import { HomeCards } from "~/features/daily/home/home-cards";
import type { CardsOfTheDay } from "~/features/daily/home/home-cards";
import { StoryRings } from "./story-rings";

/** The day above the feed: on small screens its stories, then its two cards. */
export function HomeDay({ day }: { day: CardsOfTheDay }) {
  return (
    <>
      <StoryRings />
      <HomeCards day={day} />
    </>
  );
}
