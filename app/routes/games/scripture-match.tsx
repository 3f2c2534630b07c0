import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { match } from "~/features/games/scripture-match/match";
import { scriptureMatch } from "~/features/games/scripture-match/match.server";
import { MatchView } from "~/features/games/scripture-match/match-view";
import { gameOf } from "~/features/games/games";
import { openGame } from "~/features/games/open-game.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = gameOf("scripture-match");

export const loader = page((args: LoaderFunctionArgs) =>
  openGame(args, scriptureMatch),
);

export const meta = gameMeta(game);

export default function ScriptureMatch() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} opened={opened} rules={match}>
      {(play) => <MatchView play={play} />}
    </GameScreen>
  );
}
