import { trivia } from "~/features/games/bible-trivia/trivia";
import { bibleTrivia } from "~/features/games/bible-trivia/trivia.server";
import { TriviaView } from "~/features/games/bible-trivia/trivia-view";
import { gameLoader } from "~/features/games/game-page.server";
import { gameMeta, gameScreen } from "~/shell/game-screen";

export const loader = gameLoader(bibleTrivia);
export const meta = gameMeta("bible-trivia");
export default gameScreen("bible-trivia", trivia, TriviaView);
