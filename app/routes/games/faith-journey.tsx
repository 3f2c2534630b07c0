import { journey } from "~/features/games/faith-journey/journey";
import { faithJourney } from "~/features/games/faith-journey/journey.server";
import { JourneyView } from "~/features/games/faith-journey/journey-view";
import { gameLoader } from "~/features/games/game-page.server";
import { gameMeta, gameScreen } from "~/shell/game-screen";

export const loader = gameLoader(faithJourney);
export const meta = gameMeta("faith-journey");
export default gameScreen("faith-journey", journey, JourneyView);
