import { match } from "~/features/games/scripture-match/match";
import { scriptureMatch } from "~/features/games/scripture-match/match.server";
import { MatchView } from "~/features/games/scripture-match/match-view";
import { gameLoader } from "~/features/games/game-page.server";
import { gameMeta, gameScreen } from "~/shell/game-screen";

export const loader = gameLoader(scriptureMatch);
export const meta = gameMeta("scripture-match");
export default gameScreen("scripture-match", match, MatchView);
