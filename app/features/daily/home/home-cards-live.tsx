import { useDaily } from "../daily.queries";
import { HomeCards } from "./home-cards";

/** The cards where no server has drawn them: home was opened from another page of the app. */
export function HomeCardsLive() {
  const { content: verse } = useDaily("verse", null);
  const { content: prayer } = useDaily("prayer", null);
  return <HomeCards day={verse && prayer ? { verse, prayer } : null} />;
}
