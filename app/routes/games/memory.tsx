import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { memory } from "~/features/games/memory/memory";
import { memoryVerse } from "~/features/games/memory/memory.server";
import { MemoryView } from "~/features/games/memory/memory-view";
import { gameOf } from "~/features/games/games";
import { openGame } from "~/features/games/open-game.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = gameOf("memory");

export const loader = page((args: LoaderFunctionArgs) =>
  openGame(args, memoryVerse),
);

export const meta = gameMeta(game);

export default function Memory() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} opened={opened} rules={memory}>
      {(play) => <MemoryView play={play} />}
    </GameScreen>
  );
}
