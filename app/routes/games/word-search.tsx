import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { search } from "~/features/games/word-search/search";
import { wordSearch } from "~/features/games/word-search/search.server";
import { SearchView } from "~/features/games/word-search/search-view";
import { gameOf } from "~/features/games/games";
import { openGame } from "~/features/games/open-game.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = gameOf("word-search");

export const loader = page((args: LoaderFunctionArgs) =>
  openGame(args, wordSearch),
);

export const meta = gameMeta(game);

export default function WordSearch() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} opened={opened} rules={search}>
      {(play) => <SearchView play={play} />}
    </GameScreen>
  );
}
