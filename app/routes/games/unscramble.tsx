import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { unscramble } from "~/features/games/unscramble/unscramble";
import { unscrambleVerse } from "~/features/games/unscramble/unscramble.server";
import { UnscrambleView } from "~/features/games/unscramble/unscramble-view";
import { getGameInfo } from "~/features/games/games";
import { loadGamePage } from "~/features/games/game-page.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = getGameInfo("unscramble");

export const loader = page((args: LoaderFunctionArgs) =>
  loadGamePage(args, unscrambleVerse),
);

export const meta = gameMeta(game);

export default function Unscramble() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} data={opened} rules={unscramble}>
      {(play) => <UnscrambleView play={play} />}
    </GameScreen>
  );
}
