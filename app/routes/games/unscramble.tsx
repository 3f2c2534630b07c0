import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { unscramble } from "~/features/games/unscramble/unscramble";
import { unscrambleVerse } from "~/features/games/unscramble/unscramble.server";
import { UnscrambleView } from "~/features/games/unscramble/unscramble-view";
import { gameOf } from "~/features/games/games";
import { openGame } from "~/features/games/open-game.server";
import { page } from "~/platform/page.server";
import { GameScreen } from "~/shell/game-screen";
import { titled } from "~/shell/titled";

const game = gameOf("unscramble");

export const loader = page((args: LoaderFunctionArgs) =>
  openGame(args, unscrambleVerse),
);

export const meta = titled(game.title, game.about);

export default function Unscramble() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} opened={opened} rules={unscramble}>
      {(play) => <UnscrambleView play={play} />}
    </GameScreen>
  );
}
