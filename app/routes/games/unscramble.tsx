import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { unscramble } from "~/features/games/unscramble/unscramble";
import { unscrambleVerse } from "~/features/games/unscramble/unscramble.server";
import { UnscrambleView } from "~/features/games/unscramble/unscramble-view";
import { gameOf } from "~/features/games/games";
import { openGame } from "~/features/games/open-game.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = gameOf("unscramble");

export const loader = page((args: LoaderFunctionArgs) =>
  openGame(args, unscrambleVerse),
);

export const meta = gameMeta(game);

export default function Unscramble() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} opened={opened} rules={unscramble}>
      {(play) => <UnscrambleView play={play} />}
    </GameScreen>
  );
}
