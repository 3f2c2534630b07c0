import { search } from "~/features/games/word-search/search";
import { wordSearch } from "~/features/games/word-search/search.server";
import { SearchView } from "~/features/games/word-search/search-view";
import { gameLoader } from "~/features/games/game-page.server";
import { gameMeta, gameScreen } from "~/shell/game-screen";

export const loader = gameLoader(wordSearch);
export const meta = gameMeta("word-search");
export default gameScreen("word-search", search, SearchView);
