import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { match } from "~/features/games/scripture-match/match";
import { scriptureMatch } from "~/features/games/scripture-match/match.server";
import { MatchView } from "~/features/games/scripture-match/match-view";
import { getGameInfo } from "~/features/games/games";
import { loadGamePage } from "~/features/games/game-page.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = getGameInfo("scripture-match");

export const loader = page((args: LoaderFunctionArgs) =>
  loadGamePage(args, scriptureMatch),
);

export const meta = gameMeta(game);

export default function ScriptureMatch() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} data={opened} rules={match}>
      {(play) => <MatchView play={play} />}
    </GameScreen>
  );
}
