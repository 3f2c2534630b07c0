import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { search } from "~/features/games/word-search/search";
import { wordSearch } from "~/features/games/word-search/search.server";
import { SearchView } from "~/features/games/word-search/search-view";
import { getGameInfo } from "~/features/games/games";
import { loadGamePage } from "~/features/games/game-page.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = getGameInfo("word-search");

export const loader = page((args: LoaderFunctionArgs) =>
  loadGamePage(args, wordSearch),
);

export const meta = gameMeta(game);

export default function WordSearch() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} data={opened} rules={search}>
      {(play) => <SearchView play={play} />}
    </GameScreen>
  );
}
