import { unscramble } from "~/features/games/unscramble/unscramble";
import { unscrambleVerse } from "~/features/games/unscramble/unscramble.server";
import { UnscrambleView } from "~/features/games/unscramble/unscramble-view";
import { gameLoader } from "~/features/games/game-page.server";
import { gameMeta, gameScreen } from "~/shell/game-screen";

export const loader = gameLoader(unscrambleVerse);
export const meta = gameMeta("unscramble");
export default gameScreen("unscramble", unscramble, UnscrambleView);
