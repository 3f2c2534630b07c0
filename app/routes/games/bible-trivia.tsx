import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { trivia } from "~/features/games/bible-trivia/trivia";
import { bibleTrivia } from "~/features/games/bible-trivia/trivia.server";
import { TriviaView } from "~/features/games/bible-trivia/trivia-view";
import { gameOf } from "~/features/games/games";
import { openGame } from "~/features/games/open-game.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = gameOf("bible-trivia");

export const loader = page((args: LoaderFunctionArgs) =>
  openGame(args, bibleTrivia),
);

export const meta = gameMeta(game);

export default function BibleTrivia() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} opened={opened} rules={trivia}>
      {(play) => <TriviaView play={play} />}
    </GameScreen>
  );
}
