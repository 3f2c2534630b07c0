import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { memory } from "~/features/games/memory/memory";
import { memoryVerse } from "~/features/games/memory/memory.server";
import { MemoryView } from "~/features/games/memory/memory-view";
import { getGameInfo } from "~/features/games/games";
import { loadGamePage } from "~/features/games/game-page.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = getGameInfo("memory");

export const loader = page((args: LoaderFunctionArgs) =>
  loadGamePage(args, memoryVerse),
);

export const meta = gameMeta(game);

export default function Memory() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} data={opened} rules={memory}>
      {(play) => <MemoryView play={play} />}
    </GameScreen>
  );
}
