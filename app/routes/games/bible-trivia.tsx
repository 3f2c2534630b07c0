import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { trivia } from "~/features/games/bible-trivia/trivia";
import { bibleTrivia } from "~/features/games/bible-trivia/trivia.server";
import { TriviaView } from "~/features/games/bible-trivia/trivia-view";
import { getGameInfo } from "~/features/games/games";
import { loadGamePage } from "~/features/games/game-page.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = getGameInfo("bible-trivia");

export const loader = page((args: LoaderFunctionArgs) =>
  loadGamePage(args, bibleTrivia),
);

export const meta = gameMeta(game);

export default function BibleTrivia() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} data={opened} rules={trivia}>
      {(play) => <TriviaView play={play} />}
    </GameScreen>
  );
}
